import type { InlineText, RichText } from '@/content/rich-text.model';

/** The first paragraph opens the page; a text of one part stays whole. */
export function splitLead(text: RichText): { lead: InlineText | null; rest: RichText } {
  const [first, ...rest] = text;
  return first?.kind === 'paragraph' && rest.length > 0
    ? { lead: first.content, rest }
    : { lead: null, rest: text };
}
