const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' };
const LENGTH_MAX = 80;

/** Not in the middle of a word. */
function shortened(words: readonly string[]): string {
  const kept = words.reduce<string>((text, word) => {
    const longer = text === '' ? word : `${text}-${word}`;
    return longer.length <= LENGTH_MAX ? longer : text;
  }, '');
  return kept || (words[0] ?? '').slice(0, LENGTH_MAX);
}

/** The form of an address: small letters without accents, digits and hyphens. Empty when a text has none of them. */
export function toAddressForm(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[œæßøłđ]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');
  return shortened(plain.split(/[^a-z0-9]+/).filter(Boolean));
}

/** « portes-ouvertes », « portes-ouvertes-2 », …: so many of them from the n-th on, counted from 0. */
export function candidatesOf(address: string, from: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const place = from + index;
    return place === 0 ? address : `${address}-${place + 1}`;
  });
}

/** What a document is called, by whichever name its type has for it. */
const TITLES = ['title', 'name', 'label'];

/** The address that its title gives to a document. */
export function addressOfTitle(document: Readonly<Record<string, unknown>>): string {
  const titles = TITLES.flatMap((name) => {
    const title = document[name];
    return typeof title === 'string' && title.trim() !== '' ? [title] : [];
  });
  return toAddressForm(titles[0] ?? '');
}
