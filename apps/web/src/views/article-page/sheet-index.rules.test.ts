import { describe, expect, it } from 'vitest';
import { anArticle } from './article.fixture';
import { sheetIndex } from './sheet-index.rules';

const card = (href: string) => ({ title: href, text: null, href, label: 'Lire' });

function aSection(...slugs: string[]) {
  const cards = slugs.map((slug) => card(`/integrer-meridia/${slug}`));
  return anArticle({
    title: 'Intégrer Meridia',
    slug: null,
    blocks: [{ kind: 'cards', id: 'bloc-2', anchor: null, title: null, cards }],
  });
}

const section = aSection('cours-d-immersion', 'admissions', 'tarifs');

describe('V-12 the art of a section page', () => {
  it('shows the pages of its section, and which of them it is', () => {
    expect(sheetIndex(anArticle(), section)).toEqual({ total: 3, current: 1, section: 'Intégrer Meridia' });
  });

  it('differs from that of its neighbours', () => {
    const others = ['cours-d-immersion', 'admissions', 'tarifs'].map(
      (slug) => sheetIndex(anArticle({ slug }), section)?.current,
    );
    expect(new Set(others).size).toBe(3);
  });

  it('shows the pages of the section on its own page, none of them lit', () => {
    expect(sheetIndex(section, null)).toMatchObject({ total: 3, current: null });
  });

  it.each([
    ['it has no section', anArticle({ rubrique: 'vae', slug: null }), null],
    ['its section does not show it', anArticle({ slug: 'faq' }), section],
    ['its section has one page', anArticle(), aSection('admissions')],
    [
      'its section has more pages than the Earth has half-gores',
      anArticle(),
      aSection('admissions', ...Array.from({ length: 12 }, (_, rank) => `page-${rank}`)),
    ],
  ])('is left out when %s', (_rule, article, parent) => {
    expect(sheetIndex(article, parent)).toBeNull();
  });
});
