import type { Article } from '@/content/articles/article.model';
import type { BlockLink } from '@/content/articles/page-block.model';

/**
 * What the head of a profile's home asks to do: what its hero says; else the first form of the page, and the first
 * action it calls to, or to get in touch.
 */
export function profileLinks({ hero, blocks }: Article, contactLabel: string): BlockLink[] {
  if (hero && hero.links.length > 0) return [...hero.links];
  const form = blocks.find((block) => block.kind === 'form-link');
  const call = blocks.find((block) => block.kind === 'call-to-action');
  const contact: BlockLink = call
    ? { label: call.label, target: { action: call.action } }
    : { label: contactLabel, target: { action: 'contact' } };
  return form ? [{ label: form.label, target: { href: form.href } }, contact] : [contact];
}
