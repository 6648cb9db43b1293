/** Ours: no town has a longer name; the rest of what is typed is not read. */
const TYPED_MAX = 60;
const POSTCODE = /\b\d{5}\b/;
/** « Lyon 7e », « Paris 15e arrondissement », « Marseille cedex 08 » */
const DISTRICT = /(?: (?:cedex|\d{1,2}(?:er|e|eme)?|arrondissement))+$/;

/** A name as two people may both write it: without accents, capitals, hyphens, and with « saint » in full. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bst\b/g, 'saint')
    .replace(/\bste\b/g, 'sainte');
}

/** What a visitor typed: a postcode, or the plain name of a town; empty when nothing of it can be either. */
export function readTypedPlace(query: URLSearchParams): string {
  const typed = plainName((query.get('lieu') ?? '').slice(0, TYPED_MAX));
  return POSTCODE.exec(typed)?.[0] ?? typed.replace(DISTRICT, '');
}
