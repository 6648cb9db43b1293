/** The parts of France that the list of campuses is divided into, north to south, by the regions that the content names. */
export const FRENCH_ZONES = {
  north: ['Hauts-de-France', 'Normandie'],
  east: ['Île-de-France', 'Grand Est', 'Bourgogne-Franche-Comté'],
  west: ['Bretagne', 'Pays de la Loire', 'Centre-Val de Loire'],
  centre: ['Auvergne-Rhône-Alpes'],
  southWest: ['Nouvelle-Aquitaine', 'Occitanie'],
  mediterranean: ['Provence-Alpes-Côte d’Azur', 'Corse'],
} as const;

/** Countries as the content names them in every language, by their ISO 3166 code. */
export const COUNTRY_CODES: Readonly<Record<string, string>> = {
  Belgique: 'BE',
  Espagne: 'ES',
  'Royaume-Uni': 'GB',
  Suisse: 'CH',
};
