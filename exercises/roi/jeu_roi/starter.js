function jeu_roi(n, pos_pions) {
  // FR : cette grille n'a que des bords. À toi d'y mettre '0', '1' et 'P' !
  // EN: this grid is all border. It is up to you to put '0', '1' and 'P' into it!
  const jeu = Array.from({ length: n + 1 }, () => new Array(n + 1).fill("#"));
  return jeu;
}
