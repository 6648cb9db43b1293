import type { FieldText } from './editor-view';

/** Texts of the fields that several types share. */

export const site: FieldText = ['École', 'Un contenu appartient à une seule école et n’en change jamais.'];

export const slug: FieldText = [
  'Adresse de la page',
  'Laissez vide : elle se fait du titre. Une fois la page publiée, en changer laisse une redirection.',
];

export const identifier: FieldText = [
  'Identifiant',
  'Laissez vide : il se fait du nom. Minuscules sans accent, chiffres et tirets.',
];

export const anchor: FieldText = [
  'Ancre',
  'Facultatif. Permet un lien direct vers ce bloc : « tarifs » donne …/page#tarifs. Minuscules, chiffres et tirets.',
];

export const link: FieldText = [
  'Lien',
  'Une page du site, ou une autre adresse (« https://… », « mailto:… », « tel:… »). Le lien suit la page si elle change d’adresse.',
];

export const externalUrl: FieldText = ['Adresse', 'Adresse complète, avec « https:// ».'];

export const phone: FieldText = [
  'Téléphone',
  'Comme vous voulez : 04 72 00 00 00, ou avec l’indicatif du pays. Le site l’affiche et le compose lui-même.',
];

export const photoBrief: FieldText = [
  'Consigne photo',
  'Note interne pour le photographe ou le graphiste : jamais affichée sur le site.',
];

export const focusImage: FieldText = [
  'Image',
  'Photo large, 1 600 pixels au moins. Le site l’imprime en une seule encre sur la couleur de la page, et garde visible le point focal choisi dans la médiathèque.',
];

export const imageAlt: FieldText = [
  'Description de l’image',
  'Lue aux personnes qui ne voient pas l’image : dites ce qu’elle montre.',
];

export const position: FieldText = ['Ordre', 'Du plus petit au plus grand.'];

export const startsAt: FieldText = [
  'À partir du',
  'Jour et heure de votre ordinateur : vérifiez qu’il est à l’heure de Paris. Vide : dès maintenant.',
];

export const endsAt: FieldText = ['Jusqu’au', 'À cette heure-là, il disparaît du site. Vide : sans fin.'];

export const shownCampuses: FieldText = [
  'Campus',
  'Seulement sur les pages de ces campus, de leurs événements et de leurs offres. Vide : partout.',
];

export const publishAt: FieldText = [
  'Publier le',
  'Facultatif. À cette heure, le brouillon est publié tel qu’il est alors. « Publier » tout de suite efface cette date.',
];

export const unpublishAt: FieldText = ['Retirer le', 'Facultatif. À cette heure, le contenu quitte le site.'];

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

export const moreUrl: FieldText = ['Lien « voir plus »', 'Une page du site, par exemple l’agenda.'];

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
