import type { RichText } from '@/content/rich-text.model';

const TAGS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;
export type HeadingTag = (typeof TAGS)[number];

/** The level of the page at which the text begins. */
export type OutlineStart = 2 | 3 | 4;

/**
 * The headings of a text in the outline of its page: the highest one the editor used is at `start`, the next one just
 * under it. An editor who begins with a « heading 4 » skips no level of the page.
 */
export function headingTags(content: RichText, start: OutlineStart): (level: number) => HeadingTag {
  const used = new Set(content.flatMap((part) => (part.kind === 'heading' ? [part.level] : [])));
  const ranks = [...used].toSorted((a, b) => a - b);
  return (level) => TAGS[start - 2 + ranks.findIndex((one) => one === level)] ?? 'h6';
}
