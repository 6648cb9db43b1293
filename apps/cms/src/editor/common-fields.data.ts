import type { FieldText } from './editor-view';

/** Texts of the fields that several types share. */

export const site: FieldText = ['École', 'Un contenu appartient à une seule école et n’en change jamais.'];

export const slug: FieldText = [
  'Adresse de la page',
  'Minuscules sans accent, chiffres et tirets. Ne se change plus une fois la page publiée.',
];

export const identifier: FieldText = [
  'Identifiant',
  'Minuscules sans accent, chiffres et tirets. Ne se change plus une fois le contenu publié.',
];

export const anchor: FieldText = [
  'Ancre',
  'Facultatif. Permet un lien direct vers ce bloc : « tarifs » donne …/page#tarifs. Minuscules, chiffres et tirets.',
];

export const link: FieldText = [
  'Lien',
  'Une page du site (« /campus/lyon ») ou une adresse complète (« https://… », « mailto:… », « tel:… »).',
];

export const externalUrl: FieldText = ['Adresse', 'Adresse complète, avec « https:// ».'];

export const photoBrief: FieldText = [
  'Consigne photo',
  'Note interne pour le photographe ou le graphiste : jamais affichée sur le site.',
];

export const imageAlt: FieldText = [
  'Description de l’image',
  'Lue aux personnes qui ne voient pas l’image : dites ce qu’elle montre.',
];

export const position: FieldText = ['Ordre', 'Du plus petit au plus grand.'];

export const startsOn: FieldText = ['À partir du', 'Vide : dès maintenant.'];

export const endsOn: FieldText = ['Jusqu’au', 'Jour compris. Vide : sans fin.'];

export const tableColumns: FieldText = [
  'Titres des colonnes',
  'Séparés par | : « Campus | Rythme | Rentrée ».',
];

export const tableRows: FieldText = [
  'Lignes',
  'Une ligne par rangée, cellules séparées par |. Chaque rangée a autant de cellules qu’il y a de colonnes.',
];

export const limit: FieldText = ['Nombre affiché', 'Vide : le nombre habituel.'];

export const moreLabel: FieldText = ['Texte du lien « voir plus »', 'Vide : pas de lien.'];

export const moreUrl: FieldText = [
  'Adresse du lien « voir plus »',
  'Une page du site, par exemple « /agenda ».',
];

export const filterCampus: FieldText = [
  'Seulement ce campus',
  'Son identifiant, par exemple « lyon ». Vide : tous les campus.',
];

export const formAction: FieldText = [
  'Formulaire ouvert',
  'Le bouton ouvre la fenêtre de choix de formation et de campus.',
];

export const rateFrom: FieldText = ['Depuis le', 'Le jour où le chiffre entre en vigueur.'];
export const sourceName: FieldText = ['Source', 'Le nom de la page officielle, tel qu’il s’affiche.'];
export const sourceUrl: FieldText = ['Adresse de la source', 'Adresse complète, avec « https:// ».'];
