import type { SchoolContent, TextFile } from './school-content.ts';
import { listOf, numbersOf, rowsOf, type Statement } from './statement.ts';

const isMoney = (cells: readonly string[]) => cells.some((cell) => cell.includes('€'));
const figuresOf = (cells: readonly string[]) => listOf(cells.flatMap(numbersOf));

/** Row by row, where a table tells amounts. */
function compareRows(english: TextFile, french: TextFile): Statement[] {
  const [own, originals] = [english, french].map(({ text }) => rowsOf(text).filter(isMoney));
  return (originals ?? []).map((row, rank) => ({
    topic: 'translations',
    place: `${english.name}, ${row[0]}`,
    says: figuresOf(own?.[rank] ?? []),
    is: figuresOf(row),
  }));
}

/** In a sentence: an amount that French does not tell is told nowhere. */
function compareSentences(english: TextFile, french: TextFile): Statement[] {
  const told = numbersOf(french.text);
  return [...english.text.matchAll(/€[\d,]*\d/g)].map(([words]) => {
    const [amount = 0] = numbersOf(words);
    return {
      topic: 'translations',
      place: `${english.name}: ${words}`,
      says: String(amount),
      is: told.includes(amount) ? String(amount) : 'told nowhere in French',
    };
  });
}

/** EN-05: an English page tells the amounts of its French one. */
export function checkAmounts({ texts }: SchoolContent): Statement[] {
  return texts
    .filter(({ name }) => name.endsWith('.en.md'))
    .flatMap((english) => {
      const french = texts.find(({ name }) => name === english.name.replace(/\.en\.md$/, '.md'));
      return french ? [...compareRows(english, french), ...compareSentences(english, french)] : [];
    });
}
