/** One thing that the content says, beside what the rest of the content makes true. */
export type Statement = { topic: string; place: string; says: string; is: string };

export function isContradiction({ says, is }: Statement): boolean {
  return says !== is;
}

/** Every amount of a text, in order: « de 5 900 à 6 300 € », "€5,900 to €6,300". */
export function numbersOf(text: string): number[] {
  return [...text.matchAll(/\d{1,3}(?:[ ,]\d{3})+|\d+/g)].map(([number]) =>
    Number(number.replace(/[ ,]/g, '')),
  );
}

/** A list of numbers as a statement compares it. */
export const listOf = (numbers: readonly number[]) => numbers.join(', ') || 'none';

/** The cells of each row of the tables of a page: `- ["BTS", "…"]`. */
export function rowsOf(page: string): string[][] {
  return [...page.matchAll(/^ *- (\[".*"\])$/gm)].map(([, row]) => JSON.parse(row ?? '[]') as string[]);
}
