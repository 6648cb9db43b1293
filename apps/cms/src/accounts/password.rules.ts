import { SITE_KEYS } from '@meridia/domain/sites';

const MIN_LENGTH = 12;
/** Of what is left of it without the words that everybody tries. */
const MIN_DIFFERENT_CHARACTERS = 8;
const MIN_WORD_LENGTH = 3;

/** What the published lists of leaked passwords begin with, in French and in English. */
const TRIED_FIRST = [
  ...[
    'motdepasse',
    'password',
    'passw0rd',
    'azertyuiop',
    'qwertyuiop',
    'azerty',
    'qwerty',
    'qsdfgh',
    'asdfgh',
  ],
  ...['1234567890', '123456789', '12345678', '1234567', '123456', '12345', '1234', '123', 'abcdef', 'abcd'],
  ...['bonjour', 'bienvenue', 'welcome', 'soleil', 'doudou', 'loulou', 'chouchou', 'jetaime', 'iloveyou'],
  ...['admin', 'administrateur', 'root', 'user', 'test', 'demo', 'letmein', 'changeme', 'changezmoi'],
  ...['football', 'marseille', 'dragon', 'monkey', 'princesse', 'princess', 'superman', 'batman', 'pokemon'],
  ...['ecole', 'campus', 'redaction', 'responsable', 'admissions', 'printemps', 'automne', 'hiver'],
];

const TOO_SHORT = 'Choisissez un mot de passe d’au moins douze caractères.';
const EASILY_GUESSED =
  'Ce mot de passe se devine : votre nom, celui de l’école et les mots que tout le monde choisit ne suffisent pas.';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** ACC-09: why nobody should choose it; null when they may. The texts name the person: e-mail, first name, last name. */
export function problemOfPassword(password: string, texts: readonly string[]): string | null {
  if ([...password].length < MIN_LENGTH) return TOO_SHORT;
  const names = [...SITE_KEYS, ...texts].flatMap((text) => plain(text).split(/[^a-z0-9]+/));
  const words = [...TRIED_FIRST, ...names]
    .filter(({ length }) => length >= MIN_WORD_LENGTH)
    .toSorted((one, other) => other.length - one.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), plain(password));
  return new Set(rest).size < MIN_DIFFERENT_CHARACTERS ? EASILY_GUESSED : null;
}
