/** A text before and after: what was taken out and what was put in, with the words around. */
export type TextChange = { start: string; removed: string; added: string; end: string };

const CONTEXT = 60;
const MAX_SHOWN = 4000;

/** Words with the spaces that follow them: put together again they are the text. */
const wordsOf = (text: string): string[] => text.match(/\s*\S+\s*/g) ?? [];

function commonLength(a: readonly string[], b: readonly string[]): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a[length] === b[length]) length += 1;
  return length;
}

const shorten = (text: string): string => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);

function endOf(text: string): string {
  return text.length > CONTEXT ? `… ${text.slice(-CONTEXT).replace(/^\S*\s/, '')}` : text;
}

function startOf(text: string): string {
  return text.length > CONTEXT ? `${text.slice(0, CONTEXT).replace(/\s\S*$/, '')} …` : text;
}

/** What two texts have in common at both ends is shown as far as it helps to find the place. */
export function textChange(before: string, after: string): TextChange {
  const old = wordsOf(before);
  const young = wordsOf(after);
  const start = commonLength(old, young);
  const end = commonLength(old.slice(start).reverse(), young.slice(start).reverse());
  const middle = (words: readonly string[]) => shorten(words.slice(start, words.length - end).join(''));
  return {
    start: endOf(old.slice(0, start).join('')),
    removed: middle(old),
    added: middle(young),
    end: startOf(old.slice(old.length - end).join('')),
  };
}
