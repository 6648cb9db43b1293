import type { ActionLinkWire } from '@meridia/contract/component.wire';
import type { PageBlockWire } from '@meridia/contract/page-blocks.wire';
import { withoutOuterQuotes } from '@/content/quotation.rules';
import { toRichText, toTextTable } from '@/content/rich-text.mapper';
import { toOwnAnchor } from '@/lib/frame-ids';
import type { BlockLink, PageBlock } from './page-block.model';

/** A link that leads nowhere is not shown. */
function toLinks(actions: readonly ActionLinkWire[]): BlockLink[] {
  return actions.flatMap(({ label, action, url }): BlockLink[] => {
    if (action) return [{ label, target: { action } }];
    return url ? [{ label, target: { href: url } }] : [];
  });
}

type ListWire = { limit: number | null; moreLabel: string | null; moreUrl: string | null };

function toListEnd({ limit, moreLabel, moreUrl }: ListWire) {
  return { limit, more: moreLabel && moreUrl ? { label: moreLabel, href: moreUrl } : null };
}

export function toPageBlock(wire: PageBlockWire, index: number): PageBlock {
  const common = { id: `bloc-${index + 1}`, anchor: toOwnAnchor(wire.anchor) };
  switch (wire.__component) {
    case 'block.hero': {
      const { title, eyebrow, text, actions } = wire;
      return { kind: 'hero', ...common, title, eyebrow, text, links: toLinks(actions) };
    }
    case 'block.rich-text':
      return { kind: 'rich-text', ...common, title: wire.title, body: toRichText(wire.body) };
    case 'block.accordion': {
      const items = wire.items.map(({ title, body }, rank) => ({
        id: `${common.id}-${rank + 1}`,
        title,
        body: toRichText(body),
      }));
      return { kind: 'accordion', ...common, title: wire.title, items };
    }
    case 'block.quote': {
      const { text, author, role } = wire;
      return { kind: 'quote', ...common, text: withoutOuterQuotes(text), author, role };
    }
    case 'block.carousel': {
      const slides = wire.slides.map(({ title, text }) => ({ title, text }));
      return { kind: 'carousel', ...common, title: wire.title, slides };
    }
    case 'block.key-figures': {
      const figures = wire.items.map(({ value, label, source, year }) => ({ value, label, source, year }));
      return { kind: 'key-figures', ...common, title: wire.title, figures };
    }
    case 'block.cards': {
      const cards = wire.items.map(({ title, text, url, label }) => ({ title, text, href: url, label }));
      return { kind: 'cards', ...common, title: wire.title, cards };
    }
    case 'block.call-to-action': {
      const { title, text, action, label } = wire;
      return { kind: 'call-to-action', ...common, title, text, action, label };
    }
    case 'block.form-link': {
      const { title, text, url, label } = wire;
      return { kind: 'form-link', ...common, title, text, href: url, label };
    }
    case 'block.testimonials': {
      const { title, filterCampus, filterCourse, filterKind } = wire;
      const filter = { campus: filterCampus, programme: filterCourse, kind: filterKind };
      return { kind: 'testimonials', ...common, ...toListEnd(wire), title, filter };
    }
    case 'block.courses-list': {
      const { title, text, filterCategory, filterCampus } = wire;
      const filter = { category: filterCategory, campus: filterCampus };
      return { kind: 'programmes', ...common, ...toListEnd(wire), title, text, filter };
    }
    case 'block.events-list': {
      const { title, filterType, filterCampus } = wire;
      const filter = { type: filterType, campus: filterCampus };
      return { kind: 'events', ...common, ...toListEnd(wire), title, filter };
    }
    case 'block.team': {
      const { title, text, scope } = wire;
      return { kind: 'team', ...common, title, text, scope };
    }
    case 'block.video': {
      const { title, text, duration, transcript } = wire;
      return { kind: 'video', ...common, title, text, duration, transcript };
    }
    case 'block.table':
      return { kind: 'table', ...common, title: wire.title, table: toTextTable(wire) };
  }
}
