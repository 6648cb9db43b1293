/** What Strapi’s design system says by itself, in English, where the screens of Strapi give it no words. */
export const designSystemFrench: Readonly<Record<string, string>> = {
  'Choose date': 'Choisir la date',
  'Choose time': 'Choisir l’heure',
  Clear: 'Effacer',
  'clear date': 'Effacer la date',
  'clear time': 'Effacer l’heure',
  'Close modal': 'Fermer la fenêtre',
  'Loading content...': 'Chargement…',
  Month: 'Mois',
  'No results found': 'Aucun résultat',
  Off: 'Non',
  On: 'Oui',
  Pagination: 'Pages',
  'Select or enter a value': 'Choisissez ou écrivez une valeur',
  Year: 'Année',
};

/** What screens of Strapi say without asking for a translation: the name of a status, that of a button. */
export const hardCodedFrench: Readonly<Record<string, string>> = {
  draft: 'brouillon',
  modified: 'modifié',
  published: 'publié',
  Search: 'Rechercher',
};
