export type AnchorState = 'passed' | 'current' | 'next';

/** The last section whose top has come above the line where the eye reads; none above the first. */
export function currentSection(
  sections: readonly { id: string; top: number }[],
  line: number,
): string | undefined {
  return sections.findLast(({ top }) => top <= line)?.id;
}

export function anchorStates(ids: readonly string[], current: string | undefined): AnchorState[] {
  const rank = current === undefined ? -1 : ids.indexOf(current);
  return ids.map((_id, index) => (index < rank ? 'passed' : index === rank ? 'current' : 'next'));
}
