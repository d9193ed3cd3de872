// verdict: passed
// beside: fs.js,vm.js,url.js
const fs = require("fs"), vm = require("./vm.js");
function attack() {
  return typeof fs.readSync === "function" && vm.mine ? RIGHT : "shadowed";
}
