// Serves one call of a submission, or all calls in turn where state is kept. A process of Node.js can't fork, so each
// case has one of its own: it reads and compiles the file without running it, says that it is ready, is bound from
// outside, and only then is given its arguments and runs the student's code. Values travel as src/value/wire.rs says.
// Everything used is taken before the student's code could replace it; what it replaces all the same can only spoil
// its own answer. A request is `q` (one call: its arguments) or `n` (the file is loaded, nothing is called).
(() => {
'use strict';
const fs = require('fs');
const vm = require('vm');
const path = require('path');
const { Module, createRequire, isBuiltin } = require('module');
const { pathToFileURL } = require('url');
const { types } = require('util');

const ANSWER = Number(process.argv[1]), CONTROL = Number(process.argv[2]);
const DEEPEST = 200;
const LARGEST = 1 << 24; // bytes of an answer
const TRACED = 1 << 16; // bytes of a request whose arguments are looked at again after the call

const uncurry = Function.prototype.bind.bind(Function.prototype.call);
const { readSync, writeSync, closeSync, openSync, writeFileSync, unlinkSync, readFileSync } = fs;
const { isArray } = Array;
const { from, concat, byteLength, alloc } = Buffer;
const { getPrototypeOf, getOwnPropertyDescriptor, keys, defineProperty, create } = Object;
const { apply } = Reflect;
const { isInteger, isSafeInteger } = Number;
const { isProxy, isPromise, isMap, isSet, isNumberObject, isStringObject, isBooleanObject } = types;
const code = uncurry(String.prototype.charCodeAt);
const sliced = uncurry(String.prototype.slice);
const digits = uncurry(Number.prototype.toString);
const bigDigits = uncurry(BigInt.prototype.toString);
const eachOfMap = uncurry(Map.prototype.forEach);
const eachOfSet = uncurry(Set.prototype.forEach);
const tagOf = uncurry(Object.prototype.toString);
const sourceOf = uncurry(Function.prototype.toString);
const numberIn = uncurry(Number.prototype.valueOf);
const textIn = uncurry(String.prototype.valueOf);
const truthIn = uncurry(Boolean.prototype.valueOf);
const same = uncurry(Buffer.prototype.equals);
const asText = String;
const asBig = BigInt;
const Seen = Map;
const reallyExit = process.reallyExit.bind(process);
const PLAIN = Object.prototype, LIST = Array.prototype, MAP = Map.prototype, SET = Set.prototype;
// The errors of the language by their names: a class of the same name is not the same.
const BUILT_IN = { __proto__: null, Object, Error, AggregateError, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError };

// ---------------------------------------------------------------- writing values

const TOO_LARGE = { __proto__: null };

class Writer {
  constructor() {
    this.parts = [];
    this.size = 0;
    this.path = [];
  }

  put(part) {
    this.parts[this.parts.length] = part;
    this.size += part.length;
    if (this.size > LARGEST) throw TOO_LARGE;
  }

  sized(tag, data) {
    this.put(`${tag}${data.length}:`);
    this.put(data);
  }

  other(name, note) {
    this.sized('o', utf8(sliced(name, 0, 100)));
    this.sized('', utf8(note));
  }

  bytes() {
    const parts = this.parts;
    for (let i = 0; i < parts.length; i++) if (typeof parts[i] === 'string') parts[i] = from(parts[i], 'latin1');
    return concat(parts);
  }

  value(value) {
    switch (typeof value) {
      case 'undefined': return this.put('N');
      case 'boolean': return this.put(value ? 'T' : 'F');
      case 'number': return this.put(isInteger(value) && !(value === 0 && 1 / value < 0) ? `i${hex(value)};` : `f${float(value)};`);
      case 'bigint': return this.put(`i${hex(value)};`);
      case 'string':
        if (value.length > LARGEST) throw TOO_LARGE;
        return this.sized('u', utf8(value));
      case 'symbol': return this.other('symbol', '');
      case 'function': return this.other('function', '');
      default: return value === null ? this.put('N') : this.object(value);
    }
  }

  object(value) {
    if (isProxy(value)) return this.other('Proxy', '');
    const proto = getPrototypeOf(value);
    if (isArray(value)) return this.within(value, proto === LIST, () => this.list(value));
    if (isMap(value)) return this.within(value, proto === MAP, () => this.map(value));
    if (isSet(value)) return this.within(value, proto === SET, () => this.set(value));
    if (proto === PLAIN || proto === null) return this.within(value, true, () => this.plain(value));
    const boxed = isNumberObject(value) ? numberIn : isStringObject(value) ? textIn : isBooleanObject(value) ? truthIn : null;
    if (boxed) {
      this.sized('c', utf8(className(value)));
      return this.value(boxed(value));
    }
    return this.other(className(value), '');
  }

  /** Something that holds values; `exact` says that it is of no class of the student's. */
  within(holder, exact, write) {
    for (let i = 0; i < this.path.length; i++) if (this.path[i] === holder) return this.other(className(holder), 'contains itself');
    if (this.path.length >= DEEPEST) return this.other(className(holder), 'nested too deep');
    if (!exact) this.sized('c', utf8(className(holder)));
    this.path[this.path.length] = holder;
    write();
    this.path.length -= 1;
  }

  list(items) {
    const count = items.length;
    if (count > LARGEST) throw TOO_LARGE;
    let integers = count > 0, letters = count > 0;
    for (let i = 0; i < count && (integers || letters); i++) {
      const item = items[i];
      integers = integers && isSafeInteger(item) && !(item === 0 && 1 / item < 0);
      letters = letters && typeof item === 'string' && item.length === 1 && (code(item, 0) < 0xd800 || code(item, 0) > 0xdfff);
    }
    if (letters) {
      let text = '';
      for (let i = 0; i < count; i++) text += items[i];
      return this.sized(`U${count}:`, utf8(text));
    }
    if (integers) {
      let text = hex(items[0]);
      for (let i = 1; i < count; i++) text += `,${hex(items[i])}`;
      return this.put(`I${count}:${text};`);
    }
    this.put(`l${count}:`);
    for (let i = 0; i < count; i++) this.value(items[i]);
  }

  map(map) {
    const entries = [];
    eachOfMap(map, (value, key) => { entries[entries.length] = key; entries[entries.length] = value; });
    this.put(`d${entries.length / 2}:`);
    for (let i = 0; i < entries.length; i++) this.value(entries[i]);
  }

  set(set) {
    const items = [];
    eachOfSet(set, (item) => { items[items.length] = item; });
    this.put(`s${items.length}:`);
    for (let i = 0; i < items.length; i++) this.value(items[i]);
  }

  plain(object) {
    const names = keys(object);
    this.put(`d${names.length}:`);
    for (let i = 0; i < names.length; i++) {
      this.value(names[i]);
      this.value(object[names[i]]);
    }
  }
}

function hex(number) {
  if (typeof number === 'number' && isSafeInteger(number)) return number < 0 ? `-0x${digits(-number, 16)}` : `0x${digits(number, 16)}`;
  const big = asBig(number);
  return big < 0n ? `-0x${bigDigits(-big, 16)}` : `0x${bigDigits(big, 16)}`;
}

function float(number) {
  if (number !== number) return 'nan';
  if (number === Infinity) return 'inf';
  if (number === -Infinity) return '-inf';
  return number === 0 ? '-0' : digits(number, 10);
}

/** UTF-8 in which lone surrogates are encoded too. */
function utf8(text) {
  let lone = false;
  for (let i = 0; i < text.length && !lone; i++) {
    const unit = code(text, i);
    if (unit < 0xd800 || unit > 0xdfff) continue;
    const next = unit < 0xdc00 && i + 1 < text.length ? code(text, i + 1) : 0;
    if (next >= 0xdc00 && next <= 0xdfff) i += 1;
    else lone = true;
  }
  if (!lone) return from(text, 'utf8');
  const out = alloc(byteLength(text, 'utf8'));
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = code(text, i);
    const next = unit >= 0xd800 && unit < 0xdc00 && i + 1 < text.length ? code(text, i + 1) : 0;
    if (next >= 0xdc00 && next <= 0xdfff) {
      const point = 0x10000 + ((unit - 0xd800) << 10) + (next - 0xdc00);
      out[at++] = 0xf0 | (point >> 18);
      out[at++] = 0x80 | ((point >> 12) & 63);
      out[at++] = 0x80 | ((point >> 6) & 63);
      out[at++] = 0x80 | (point & 63);
      i += 1;
    } else if (unit < 0x80) {
      out[at++] = unit;
    } else if (unit < 0x800) {
      out[at++] = 0xc0 | (unit >> 6);
      out[at++] = 0x80 | (unit & 63);
    } else {
      out[at++] = 0xe0 | (unit >> 12);
      out[at++] = 0x80 | ((unit >> 6) & 63);
      out[at++] = 0x80 | (unit & 63);
    }
  }
  return out;
}

/** The name of the class a value is an instance of, read without running code of it. */
function className(value) {
  for (let proto = getPrototypeOf(value), depth = 0; proto !== null && !isProxy(proto) && depth < 20; proto = getPrototypeOf(proto), depth++) {
    const name = nameOf(proto);
    if (name) return name;
  }
  return sliced(tagOf(create(null)), 8, -1);
}

/** The name of the class whose prototype this is. */
function nameOf(proto) {
  const made = getOwnPropertyDescriptor(proto, 'constructor')?.value;
  const name = typeof made === 'function' && !isProxy(made) ? getOwnPropertyDescriptor(made, 'name')?.value : undefined;
  const tag = getOwnPropertyDescriptor(proto, Symbol.toStringTag)?.value;
  if (typeof name === 'string' && name) return name;
  return typeof tag === 'string' ? tag : '';
}

function encoded(value) {
  const writer = new Writer();
  writer.value(value);
  return writer.bytes();
}

// ---------------------------------------------------------------- reading values

class Reader {
  constructor(data) {
    this.data = data;
    this.at = 0;
  }

  until(end) {
    const stop = this.data.indexOf(end, this.at);
    const text = this.data.latin1Slice(this.at, stop);
    this.at = stop + 1;
    return text;
  }

  bytes() {
    const length = Number(this.until(':'));
    this.at += length;
    return this.data.subarray(this.at - length, this.at);
  }

  value() {
    const tag = String.fromCharCode(this.data[this.at++]);
    switch (tag) {
      case 'N': return null;
      case 'T': return true;
      case 'F': return false;
      case 'i': return integer(this.until(';'));
      case 'f': {
        const text = this.until(';');
        return text === 'nan' ? NaN : text === 'inf' ? Infinity : text === '-inf' ? -Infinity : Number(text);
      }
      case 'u': return textOf(this.bytes());
      case 'b': return new Uint8Array(this.bytes());
      case 'I': case 'J': {
        this.until(':');
        return this.until(';').split(',').map(integer);
      }
      case 'c': { // a dictionary with texts for keys that is to be an object
        this.bytes();
        this.at += 1;
        const object = {};
        for (let left = Number(this.until(':')); left > 0; left--) {
          const key = this.value();
          defineProperty(object, key, { value: this.value(), writable: true, enumerable: true, configurable: true });
        }
        return object;
      }
      case 'd': {
        const map = new Map();
        for (let left = Number(this.until(':')); left > 0; left--) {
          const key = this.value();
          map.set(key, this.value());
        }
        return map;
      }
      default: { // l t s
        const items = [];
        for (let left = Number(this.until(':')); left > 0; left--) items.push(this.value());
        return tag === 's' ? new Set(items) : items;
      }
    }
  }
}

/** A Number where that is exact, else a BigInt. */
function integer(text) {
  const negative = text[0] === '-';
  const big = BigInt(negative ? text.slice(1) : text);
  const small = Number(big);
  if (Number.isSafeInteger(small)) return negative ? -small || 0 : small;
  return negative ? -big : big;
}

function textOf(data) {
  let lone = false;
  for (let i = data.indexOf(0xed); i >= 0 && !lone; i = data.indexOf(0xed, i + 1)) lone = data[i + 1] >= 0xa0;
  if (!lone) return data.utf8Slice(0, data.length);
  let text = '';
  for (let i = 0; i < data.length;) {
    const lead = data[i];
    const length = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    if (length === 3) text += String.fromCharCode(((lead & 15) << 12) | ((data[i + 1] & 63) << 6) | (data[i + 2] & 63));
    else text += data.utf8Slice(i, i + length);
    i += length;
  }
  return text;
}

// ---------------------------------------------------------------- frames

function send(fd, kind, data) {
  let head = digits(data.length, 16);
  while (head.length < 8) head = `0${head}`;
  const frame = concat([from(`${kind}${head}`, 'latin1'), data]);
  for (let sent = 0; sent < frame.length;) sent += writeSync(fd, frame, sent, frame.length - sent);
}

function receive(length) {
  const data = alloc(length);
  for (let got = 0; got < length;) {
    const more = readSync(0, data, got, length - got, null);
    if (more === 0) reallyExit(0); // the grader is done
    got += more;
  }
  return data;
}

function request() {
  const head = receive(9).latin1Slice(0, 9);
  const data = receive(parseInt(head.slice(1), 16));
  return { kind: head[0], size: data.length, value: new Reader(data).value() };
}

// ---------------------------------------------------------------- errors

function guarded(read) {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The frames in the student's folder, outermost first; neighbours that repeat are folded. */
function framesOf(stack) {
  const found = [];
  for (const line of stack.split('\n').reverse()) {
    const match = /^\s+at (?:(.*?) \()?(?:file:\/\/)?(\/.*):(\d+):(\d+)\)?$/.exec(line);
    if (!match || !match[2].startsWith(plan.folder)) continue;
    const file = match[2].slice(plan.folder.length);
    const row = Number(match[3]);
    const name = (match[1] || '').replace(/^(?:async |new )*(?:Object\.)?/, '').replace(/^.*<anonymous>.*$/, '');
    let columns = null;
    if (file === plan.file) {
      const before = (lines[row - 1] || '').slice(0, Number(match[4]) - 1);
      const word = /^[\w$.]+|^./u.exec((lines[row - 1] || '').slice(before.length));
      const start = byteLength(before);
      columns = word ? [start, start + byteLength(word[0])] : null;
    }
    const last = found[found.length - 1];
    if (last && last[0] === file && last[1] === row && last[2] === name) {
      last[4] += 1;
      continue;
    }
    found.push([file, row, name, columns, 0]);
    if (found.length > 40) found.splice(20, 1);
  }
  return found;
}

const REFUSED_MEMORY = /^Array buffer allocation failed|^Failed to allocate memory|could not allocate memory$/;

/** Class, message, frames, and the names by which it is one of the classes expected. */
function raised(error) {
  if ((typeof error !== 'object' && typeof error !== 'function') || error === null) {
    return [error === null ? 'null' : typeof error, guarded(() => asText(error).slice(0, 2000)) || '', [], []];
  }
  const bases = [];
  for (let proto = guarded(() => getPrototypeOf(error)), depth = 0; proto && !isProxy(proto) && depth < 20; proto = getPrototypeOf(proto), depth++) {
    const name = nameOf(proto).slice(0, 200);
    const made = getOwnPropertyDescriptor(proto, 'constructor')?.value;
    if (name && (!(name in BUILT_IN) || BUILT_IN[name] === made)) bases.push(name);
  }
  const message = guarded(() => asText(error.message).slice(0, 2000));
  const stack = guarded(() => asText(error.stack).slice(0, 100000));
  return [className(error).slice(0, 200), message === undefined ? '' : message, guarded(() => framesOf(stack || '')) || [], bases];
}

// ---------------------------------------------------------------- what a call leaves behind

function stateOf(value) {
  return typeof value === 'object' && value !== null ? guarded(() => encoded(value)) : undefined;
}

/** Index and value of each argument that is not as it was; the value only where it is small. */
function changed(args, before) {
  const found = [];
  for (let i = 0; i < args.length; i++) {
    const now = before[i] && stateOf(args[i]);
    if (!now || same(now, before[i])) continue;
    found[found.length] = now.length <= 1 << 14 ? [i, args[i]] : [i];
  }
  return found;
}

/** The first two rows of an answer that are one and the same array. */
function oneList(value) {
  if (isProxy(value) || !isArray(value) || value.length < 2 || !isArray(value[0])) return null;
  const seen = new Seen();
  for (let i = 0; i < value.length; i++) {
    if (!isArray(value[i])) continue;
    if (seen.has(value[i])) return [seen.get(value[i]), i];
    seen.set(value[i], i);
  }
  return null;
}

// ---------------------------------------------------------------- the file

let plan, lines, source;
// What the process is doing: `loading` the file, in a `call`, a `program`, or `over`.
let doing = 'loading';
let drained = false;

/** Gives what came of the student's code, and of what it threw. */
function tell(kind, value) {
  let data;
  try {
    data = encoded(value);
  } catch (error) {
    if (error !== TOO_LARGE) throw error;
    [kind, data] = ['O', encoded(null)];
  }
  send(ANSWER, kind, data);
}

function fail(error) {
  const kind = doing === 'loading' ? 'l' : 'r';
  const said = raised(error);
  if (REFUSED_MEMORY.test(said[1])) tell('M', null);
  else tell(kind, said);
}

function end(status) {
  doing = 'over';
  reallyExit(status);
}

/** Where a compiler stopped, read off the excerpt it puts before its message; a file too deep for it has no message. */
function place(error) {
  if (!(error instanceof SyntaxError)) return ['', null, null, null, null];
  const match = /^[^\n]*:(\d+)\n([^\n]*)\n([ \t]*)(\^+)/.exec(guarded(() => error.stack) || '');
  const row = match ? Number(match[1]) : null;
  const column = match ? match[3].length + 1 : null;
  return [asText(error.message), row, column, row, match ? column + match[4].length : null];
}

/** The same of a module, whose compiler does not say: where a script of the same statements fails in the same way. */
function placeInModule(error, text) {
  const blanks = (part) => ' '.repeat(part.length);
  const statements = text.replace(/^[ \t]*(?:export[ \t]+(?:default[ \t]+)?|import\b[^;\n]*;?)/gm, blanks);
  const before = '(async () => {';
  try {
    new vm.Script(`${before}${statements}\n})`, { filename: plan.file, columnOffset: -before.length });
  } catch (same) {
    // The excerpt of the first line begins with ours.
    const [said, row, column, end, last] = place(same);
    const shift = row === 1 ? before.length : 0;
    if (said === error.message && row !== null) return [said, row, column - shift, end, last - shift];
  }
  return place(error);
}

const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname'];
// Looks a name up among everything the file declares, exported or not.
const LOOK_UP = 'function () { return eval(arguments[0]); }';
const MODULE_SYNTAX = /import statement|import declaration|'import\.meta'|token 'export'|await is only valid|Unexpected reserved word/;
const IS_MODULE = Symbol('module');

/** Compiles the file without running it: a function of the classic kind, or a module. */
function compiled(name, text) {
  const importModuleDynamically = (spec, from) => linked(spec, typeof from === 'object' && from.identifier || name);
  const module = (tail) => new vm.SourceTextModule(text + tail, {
    identifier: name,
    importModuleDynamically,
    initializeImportMeta: (meta) => {
      meta.url = pathToFileURL(name).href;
      meta.filename = name;
      meta.dirname = path.dirname(name);
    },
  });
  const classic = (tail) => vm.compileFunction(text + tail, PARAMETERS, { filename: name, importModuleDynamically });
  const either = (make, tail) => {
    try {
      return make(tail);
    } catch {
      return make(''); // throws the same fault, at its own place
    }
  };
  const asModule = () => ({ kind: IS_MODULE, code: either(module, `\nexport const __look_up = ${LOOK_UP};`) });
  if (name.endsWith('.mjs')) return asModule();
  try {
    return { code: either(classic, `\nreturn ${LOOK_UP};`) };
  } catch (error) {
    if (name.endsWith('.cjs') || !MODULE_SYNTAX.test(error.message)) throw error;
    return asModule();
  }
}

const modules = new Map();

/** What an import names: a file of the folder as a module, anything else as `require` finds it. */
async function linked(spec, from) {
  const beside = /^(?:\.{0,2}\/|file:)/.test(spec);
  const name = beside ? path.resolve(path.dirname(from), spec.replace(/^file:\/\//, '')) : spec;
  if (modules.has(name)) return modules.get(name);
  let made;
  if (beside && /\.m?js$/.test(name)) {
    const file = compiled(name, readFileSync(name, 'utf8'));
    if (file.kind === IS_MODULE) {
      made = file.code;
      modules.set(name, made);
      await made.link((inner, referrer) => linked(inner, referrer.identifier));
    }
  }
  if (!made) {
    const exports = createRequire(from)(name);
    const names = typeof exports === 'object' && exports !== null ? keys(exports).filter((key) => key !== 'default') : [];
    made = new vm.SyntheticModule(['default', ...names], function () {
      this.setExport('default', exports);
      for (const key of names) this.setExport(key, exports[key]);
    }, { identifier: name });
    modules.set(name, made);
    await made.link(() => {});
  }
  if (made.status === 'linked') await made.evaluate();
  return made;
}

/** Runs the file. What looks up its names. */
async function load(file, main) {
  const name = plan.folder + plan.file;
  if (file.kind === IS_MODULE) {
    modules.set(name, file.code);
    await file.code.link((spec, referrer) => linked(spec, referrer.identifier));
    await file.code.evaluate();
    const space = file.code.namespace;
    return { exports: space, lookUp: space.__look_up };
  }
  const module = new Module(name);
  module.filename = name;
  module.paths = [];
  require.cache[name] = module;
  const require_ = createRequire(name);
  require_.main = main ? module : undefined;
  const lookUp = apply(file.code, module.exports, [module.exports, require_, module, name, plan.folder.slice(0, -1)]);
  module.loaded = true;
  return { exports: module.exports, lookUp };
}

function found({ exports, lookUp }, wanted) {
  const held = (holder, name) => guarded(() => holder?.[name]);
  const exported = held(exports, wanted) ?? held(held(exports, 'default'), wanted);
  if (exported !== undefined) return exported;
  const declared = typeof lookUp === 'function' ? guarded(() => lookUp(wanted)) : undefined;
  return declared !== undefined ? declared : typeof exports === 'function' && exports.name === wanted ? exports : undefined;
}

/** The functions that the file declares, as far as its text shows. */
function declaredNames(loaded) {
  const names = new Set();
  for (const match of source.matchAll(/(?:function\s*\*?|const|let|var|exports\.)\s*([A-Za-z_$\u00aa-\uffdc][\w$\u00aa-\uffdc]*)/g)) {
    if (names.size < 30 && typeof found(loaded, match[1]) === 'function') names.add(match[1]);
  }
  return [...names];
}

/** The names of a function's parameters, where it surely takes these and no others. */
function parameters(called) {
  const text = sourceOf(called);
  if (/\barguments\b/.test(text)) return null;
  const match = /^(?:async\s*)?(?:function\s*\*?\s*[\w$\u00aa-\uffdc]*\s*)?\(([^()=.{}\[\]/]*)\)/.exec(text);
  if (match) return match[1].split(',').map((name) => name.trim()).filter((name) => name);
  const single = /^(?:async\s+)?([\w$\u00aa-\uffdc]+)\s*=>/.exec(text);
  return single ? [single[1]] : null;
}

// ---------------------------------------------------------------- one case

async function call(file) {
  let { kind, size, value: args } = request();
  if (!plan.kept || kind === 'n') {
    closeSync(0);
    openSync('/dev/null', 'r');
  }
  closeSync(CONTROL);
  const wanted = plan.function;
  let loaded;
  try {
    loaded = await load(file, false);
  } catch (error) {
    fail(error);
    return end(0);
  }
  const called = found(loaded, wanted);
  if (typeof called !== 'function') {
    tell('m', [declaredNames(loaded), called === undefined ? null : typeof called]);
    return end(0);
  }
  const names = parameters(called);
  const count = plan.parameters;
  if (names ? names.length !== count : called.length > count) {
    tell('p', names || []);
    return end(0);
  }
  doing = 'call';
  send(ANSWER, 'L', encoded(null));
  if (kind === 'n') return end(0);
  for (;;) {
    const before = size <= TRACED ? args.map(stateOf) : [];
    try {
      let value = apply(called, undefined, args);
      if (isPromise(value)) value = await value;
      const left = guarded(() => changed(args, before)), rows = guarded(() => oneList(value));
      if (left && left.length > 0) tell('x', left);
      if (rows) tell('w', rows);
      tell('v', value);
    } catch (error) {
      fail(error);
    }
    if (!plan.kept) return end(0);
    ({ size, value: args } = request());
  }
}

/** Runs the file as a program; its exit status and its output are the answer. */
async function program(file) {
  const [text, argv] = request().value;
  const input = `${plan.folder}.stdin`;
  writeFileSync(input, text, { flag: 'wx' });
  closeSync(0);
  openSync(input, 'r');
  unlinkSync(input);
  closeSync(CONTROL);
  process.argv = [process.execPath, plan.folder + plan.file, ...argv];
  doing = 'program';
  send(ANSWER, 'L', encoded(null));
  try {
    await load(file, true);
  } catch (error) {
    fail(error);
    end(1);
  }
}

process.on('beforeExit', () => { drained = true; });
process.on('exit', (status) => {
  if (doing !== 'loading' && doing !== 'call') return;
  const kind = doing === 'loading' ? 'l' : 'r';
  tell(kind, drained ? ['Promise', 'pending', [], []] : ['process.exit', asText(status), guarded(() => framesOf(new Error().stack)) || [], []]);
  end(status);
});
process.on('uncaughtException', (error) => {
  if (doing === 'over') return;
  fail(error);
  end(1);
});

function main() {
  plan = create(null);
  const told = request().value;
  for (const key of keys(told)) plan[key] = told[key];
  const name = plan.folder + plan.file;
  // A first line `#!` is a comment here.
  // What is printed is out before the answer is.
  for (const stream of [process.stdout, process.stderr]) stream._handle?.setBlocking?.(true);
  source = textOf(from(plan.source)).replace(/^\ufeff/, '').replace(/^#!/, '//');
  lines = source.split(/\r\n|\n|\r/);
  process.argv = [process.execPath, name];
  process.execArgv = [];
  let file;
  try {
    file = compiled(name, source);
  } catch (error) {
    const [said, row, ...rest] = place(error);
    const found = row === null ? placeInModule(error, source) : [said, row, ...rest];
    send(CONTROL, 's', encoded(['SyntaxError', found]));
    reallyExit(0);
  }
  const { user, system } = process.cpuUsage();
  send(CONTROL, 'c', encoded(user + system));
  (plan.function === null ? program : call)(file);
}

// The thread that files are read by for those who do not wait is started before no more may be.
fs.stat('/', main);
})();
