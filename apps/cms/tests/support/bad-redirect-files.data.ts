const HEADER = 'source,destination,kind,group,active';
const GOOD = '/bonne,/agenda,exact,,true';

const aFile = (...lines: string[]) => [HEADER, GOOD, ...lines].join('\r\n');

export type BadFile = [what: string, csv: string, line: number, sentence: string];

const NOT_A_PATH = 'La source est un chemin du site : une barre au début, aucun paramètre, et pas l’accueil.';
const NOT_A_DESTINATION = 'La destination est un chemin du site ou une adresse http(s).';
const dead = (path: string) =>
  `Aucune page publiée n’est à l’adresse « ${path} » : les visiteurs y trouveraient une erreur.`;

/** Twenty files with one mistake each, and what is told of it. */
export const BAD_FILES: BadFile[] = [
  ['an empty file', '', 1, 'Le fichier est vide.'],
  [
    'a column that is missing',
    'source,destination,kind,group\r\n/a,/agenda,exact,',
    1,
    'Il manque la colonne « active ».',
  ],
  [
    'a column that is unknown',
    `${HEADER},note\r\n/a,/agenda,exact,,true,x`,
    1,
    'La colonne « note » est inconnue.',
  ],
  [
    'a column that is there twice',
    `${HEADER},source\r\n/a,/agenda,exact,,true,/b`,
    1,
    'La colonne « source » est là deux fois.',
  ],
  [
    'quotes that are not closed',
    aFile('"/a,/agenda,exact,,true'),
    3,
    'La ligne ne se lit pas : vérifiez ses guillemets.',
  ],
  ['a cell too few', aFile('/a,/agenda,exact,true'), 3, 'La ligne a 4 cellule(s) au lieu de 5.'],
  ['no source', aFile(',/agenda,exact,,true'), 3, 'La source est vide.'],
  ['no destination', aFile('/a,,exact,,true'), 3, 'La destination est vide.'],
  [
    'an unknown kind',
    aFile('/a,/agenda,regex,,true'),
    3,
    '« kind » vaut exact, pattern ou gone, et non « regex ».',
  ],
  ['neither yes nor no', aFile('/a,/agenda,exact,,oui'), 3, '« active » vaut true ou false, et non « oui ».'],
  [
    'a source that is too long',
    aFile(`/${'a'.repeat(500)},/agenda,exact,,true`),
    3,
    '« source » dépasse 500 caractères.',
  ],
  [
    'bytes that are not UTF-8',
    aFile('/\uFFFDcole,/agenda,exact,,true'),
    3,
    'Le fichier n’est pas en UTF-8 : enregistrez-le au format « CSV UTF-8 ».',
  ],
  ['a source without its slash', aFile('a,/agenda,exact,,true'), 3, NOT_A_PATH],
  ['a duplicate', aFile(GOOD), 3, 'La source « /bonne » est déjà à la ligne 2.'],
  ['a loop', aFile('/a,/a,exact,,true'), 3, 'La redirection mène à elle-même.'],
  [
    'a chain',
    aFile('/a,/blog,exact,,true'),
    3,
    'La destination est elle-même redirigée : indiquez l’adresse finale.',
  ],
  [
    'a page that it hides',
    aFile('/visite,/agenda,exact,,true'),
    3,
    'Une page du site est à cette adresse : la redirection la cacherait.',
  ],
  ['a dead target', aFile('/a,/campus/atlantide,exact,,true'), 3, dead('/campus/atlantide')],
  ['a script', aFile('/a,javascript:alert(1),exact,,true'), 3, NOT_A_DESTINATION],
  [
    'a pattern that is none',
    aFile('^/(,/agenda,pattern,,true'),
    3,
    'Le motif n’est pas une expression régulière valide.',
  ],
];
