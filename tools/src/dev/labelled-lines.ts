/** Cuts a stream of text into lines, each with the name of its program before it. */
export function labelledLines(label: string): { push: (chunk: string) => string; end: () => string } {
  let rest = '';
  const format = (line: string) => `${label} ${line}\n`;
  return {
    push: (chunk) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      return lines.map(format).join('');
    },
    end: () => (rest ? format(rest) : ''),
  };
}
