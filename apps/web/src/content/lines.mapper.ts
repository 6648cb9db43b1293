/** The texts of a list of lines. */
export function toLines(lines: readonly { text: string }[]): string[] {
  return lines.map(({ text }) => text);
}
