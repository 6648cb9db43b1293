/** Letters added, left out, changed, or two that changed places: how many it takes from one word to the other. */
export function typingErrors(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let line = 1; line <= one.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[line - 1] === other[column - 1];
      const isSwap = one[line - 1] === other[column - 2] && one[line - 2] === other[column - 1];
      next.push(
        Math.min(
          (row[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (row[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}

const errorsAllowed = ({ length }: string) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Of words that look alike, those that were meant: the nearest, and none that is too far. */
export function nearestWords(typed: string, candidates: readonly string[]): string[] {
  const errors = candidates.map((word) => ({ word, count: typingErrors(typed, word) }));
  const least = Math.min(...errors.map(({ count }) => count));
  if (least > errorsAllowed(typed)) return [];
  return errors.filter(({ count }) => count === least).map(({ word }) => word);
}
