import { parse } from 'yaml';

const FRONT_MATTER = /^---\r?\n(.*?)\r?\n---(?:\r?\n(.*))?$/s;

/** YAML 1.2, where `2026-11-05` is a string: YAML 1.1 would make it a moment in UTC. */
export function parseFrontMatter(text: string): { data: unknown; body: string } {
  const match = FRONT_MATTER.exec(text);
  if (!match) throw new Error('The file does not start with a front matter between two lines of ---');
  const data: unknown = parse(match[1] ?? '', { version: '1.2' });
  return { data, body: match[2] ?? '' };
}
