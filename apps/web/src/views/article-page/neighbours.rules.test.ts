import { describe, expect, it } from 'vitest';
import { anArticle } from './article.fixture';
import { neighbours } from './neighbours.rules';

const card = (href: string) => ({ title: href, text: null, href, label: 'Lire' });

function hrefs(cards: readonly string[]): string[] {
  const section = anArticle({
    slug: null,
    blocks: [{ kind: 'cards', id: 'bloc-2', anchor: null, title: null, cards: cards.map(card) }],
  });
  return neighbours(anArticle(), section).map(({ href }) => href);
}

describe('the other pages of a section', () => {
  it.each([
    ['are those its page shows', ['/integrer-meridia/tarifs', '/integrer-meridia/faq'], 2],
    ['but the page itself', ['/integrer-meridia/admissions', '/integrer-meridia/faq'], 1],
    ['nor those of another section', ['/vae', '/integrer-meridia-plus/faq', 'https://a.example'], 0],
    ['each once', ['/integrer-meridia/faq', '/integrer-meridia/faq'], 1],
  ])('%s', (_rule, cards, count) => {
    expect(hrefs(cards)).toHaveLength(count);
  });

  it('there are none without a page of the section', () => {
    expect(neighbours(anArticle(), null)).toEqual([]);
  });
});
