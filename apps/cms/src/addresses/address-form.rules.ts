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

/** The first that is free of « portes-ouvertes », « portes-ouvertes-2 », … */
export function firstFree(address: string, taken: ReadonlySet<string>): string {
  if (!taken.has(address)) return address;
  let number = 2;
  while (taken.has(`${address}-${number}`)) number += 1;
  return `${address}-${number}`;
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
