function coup_gagnant(n, pos_pions, roi) {
  // FR : cette fonction croit toujours la partie perdue. À toi de trouver le coup qui gagne, s'il y en a un !
  // EN: this function believes every game lost. It is up to you to find the move that wins, if there is one!
  const [ligne, colonne] = roi;
  return null;
}
