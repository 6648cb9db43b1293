/** Characters that the fonts of the sheet lack, and what is read as the same. */
const STAND_INS: Readonly<Record<string, string>> = {
  '\u202f': '\u00a0',
  '\u2009': '\u00a0',
  '→': '›',
  '≥': '>',
  '‑': '-',
  '\u00ad': '',
};

const LACKING = new RegExp(`[${Object.keys(STAND_INS).join('')}]`, 'gu');

/** Text as the fonts of the sheet can write it. */
export function printable(text: string): string {
  return text.replace(LACKING, (character) => STAND_INS[character] ?? '');
}
