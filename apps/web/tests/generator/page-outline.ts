/** What a page is made of: the sections of its own part, and the parts of its frame, by their names; blocks are numbered anew. */
export function outlineOf(html: string): string[] {
  const main = /<main[\s\S]*?<\/main>/.exec(html)?.[0] ?? '';
  const sections = [...main.matchAll(/<section\b([^>]*)>/g)].map(
    ([, attributes = '']) =>
      /\b(?:aria-labelledby|id)="([^"]*)"/.exec(attributes)?.[1]?.replace(/^bloc-\d+/, 'bloc') ?? 'section',
  );
  const frame = [...html.matchAll(/<(header|footer|nav|h1)\b/g)].map(([, name = '']) => name);
  return [...sections.map((name) => `section ${name}`), ...new Set(frame)];
}

/** What is there before, and not after. */
export function lostParts(before: readonly string[], after: readonly string[]): string[] {
  const left = [...after];
  return before.filter((part) => {
    const at = left.indexOf(part);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
