function grille_valide(grille) {
  // FR : pour l'instant, la fonction trouve toutes les grilles valides. À toi de refuser les autres !
  // EN: for now the function finds every grid valid. It is up to you to refuse the others!
  return true;
}
