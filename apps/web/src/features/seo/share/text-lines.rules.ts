const NO_BREAK_SPACE = '\u00a0';
const ELLIPSIS = '…';
/** So near to the narrowest width, nobody sees a difference. */
const BALANCE_STEP = 0.02;
/** More than any frame holds: what an editor pasted by mistake costs no time. */
const LETTERS_MAX = 400;

/** How wide a text is, in parts of its size. */
type Measure = (text: string) => number;

type Word = { text: string; width: number };

/** French spaces never begin or end a line: « : ; ? ! » and guillemets keep to their word, whatever the editor typed. */
export function tidyText(text: string): string {
  return text
    .slice(0, LETTERS_MAX)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
    .replace(/ (?=[:;?!»%€])/g, NO_BREAK_SPACE)
    .replace(/« /g, `«${NO_BREAK_SPACE}`)
    .replace(/(\d) (?=\d{3}\b)/g, `$1${NO_BREAK_SPACE}`);
}

function wordsOf(text: string, measure: Measure): Word[] {
  const words = tidyText(text).split(' ').filter(Boolean);
  return words.map((word) => ({ text: word, width: measure(word) }));
}

/** What a space adds between two words. */
const spaceOf = (measure: Measure) => measure('n n') - 2 * measure('n');

/** A word that no line can hold, in pieces that one can. */
function cutWord({ text }: Word, width: number, measure: Measure): Word[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of text) {
    if (piece !== '' && measure(piece + letter) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece].map((one) => ({ text: one, width: measure(one) }));
}

/** One line after the other, each as full as it gets. The words are measured once: they are tried at many widths. */
function fillLines(words: readonly Word[], width: number, measure: Measure): Word[] {
  const space = spaceOf(measure);
  const lines: Word[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = last && { text: `${last.text} ${word.text}`, width: last.width + space + word.width };
    if (joined && joined.width <= width) lines[lines.length - 1] = joined;
    else if (word.width <= width) lines.push(word);
    else lines.push(...cutWord(word, width, measure));
  }
  return lines;
}

const widestOf = (words: readonly Word[]) => Math.max(0, ...words.map(({ width }) => width));

/** As many lines as they need, and no more, of about the same width: `text-wrap: balance`. */
function balance(words: readonly Word[], width: number, measure: Measure): Word[] {
  const full = fillLines(words, width, measure);
  let best = full;
  for (let narrower = width - BALANCE_STEP; narrower >= widestOf(words); narrower -= BALANCE_STEP) {
    const lines = fillLines(words, narrower, measure);
    if (lines.length > full.length) break;
    best = lines;
  }
  return best;
}

/** Ends with an ellipsis, after a whole word where there is one. */
function shorten(line: string, width: number, measure: Measure): string {
  const ended = (text: string) => `${text.replace(/[\s\u00a0,;:.–—-]+$/, '')}${ELLIPSIS}`;
  const wordEnds = Array.from(line.matchAll(/ |$/g), ({ index }) => index);
  const whole = wordEnds.map((end) => ended(line.slice(0, end))).findLast((one) => measure(one) <= width);
  if (whole !== undefined) return whole;
  const letters = [...line];
  while (letters.length > 0 && measure(ended(letters.join(''))) > width) letters.pop();
  return ended(letters.join(''));
}

type Room = { width: number; lines: number };

/** A text in at most so many lines; `width` in parts of its size. */
export function breakText(text: string, { width, lines: most }: Room, measure: Measure): string[] {
  const words = wordsOf(text, measure);
  const full = fillLines(words, width, measure);
  if (full.length <= most) return balance(words, width, measure).map((line) => line.text);
  const [kept, rest] = [full.slice(0, most - 1), full.slice(most - 1)].map((lines) =>
    lines.map((line) => line.text),
  );
  return [...(kept ?? []), shorten((rest ?? []).slice(0, 2).join(' '), width, measure)];
}

type Frame = { width: number; height: number; sizes: readonly number[]; lineHeight: number };
type FittedText = { size: number; lines: string[] };

/** The largest of the sizes, largest first, at which the text fits without cutting a word; at the last one it is shortened. */
export function fitText(text: string, frame: Frame, measure: Measure): FittedText {
  const { width, height, sizes, lineHeight } = frame;
  const words = wordsOf(text, measure);
  const widest = widestOf(words);
  const linesAt = (size: number) => Math.max(1, Math.floor(height / (size * lineHeight)));
  const fits = (size: number) =>
    widest <= width / size && fillLines(words, width / size, measure).length <= linesAt(size);
  const size = sizes.find(fits) ?? sizes.at(-1) ?? 1;
  return { size, lines: breakText(text, { width: width / size, lines: linesAt(size) }, measure) };
}
