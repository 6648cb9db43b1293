import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import { createSiteContext } from '@/lib/site-context';
import { BLOCKS } from '@/views/page-layout/loaded-block.fixture';
import { anArticle } from './article.fixture';
import { ArticlePage } from './article-page';
import type { SectionPage } from './section-page';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };

function render(page: Partial<SectionPage>, locale: 'fr' | 'en' = 'fr'): string {
  const site = createSiteContext({ locale, labels });
  const whole = { article: anArticle(), blocks: [], section: null, ...page };
  return renderToStaticMarkup(<ArticlePage site={site} page={whole} />);
}

const cards = {
  ...BLOCKS.cards,
  cards: [{ title: 'Tarifs', text: null, href: '/integrer-meridia/tarifs', label: 'Voir' }],
};
const section = anArticle({ title: 'Intégrer Meridia', slug: null, blocks: [cards] });

describe('a section page', () => {
  it('says where it is, with a way back to its section', () => {
    const html = render({ section });
    expect(html).toContain('<a href="/">Accueil</a>');
    expect(html).toContain('<a href="/integrer-meridia">Intégrer Meridia</a>');
    expect(html).toContain('<span aria-current="page">Admissions</span>');
    expect(html).toContain('<h1>Entrer à Meridia</h1>');
  });

  it('shows its neighbours, and what it calls to after them', () => {
    const html = render({ section, blocks: [BLOCKS.quote, BLOCKS['call-to-action']] });
    expect(html).toMatch(/On écoute\..*Dans cette rubrique.*Tarifs.*Un doute/s);
  });

  it('has no list of neighbours when there are none', () => {
    expect(render({ blocks: [BLOCKS.quote] })).not.toContain('Dans cette rubrique');
  });

  it.each([
    ['fr', 'Page 1 sur 2 de « Intégrer Meridia »'],
    ['en', 'Page 1 of 2 in “Intégrer Meridia”'],
  ] as const)('V-12 says in words what its art encodes (%s)', (locale, words) => {
    const faq = { title: 'FAQ', text: null, href: '/integrer-meridia/faq', label: 'Voir' };
    const two = [...cards.cards, faq];
    const parent = anArticle({ title: 'Intégrer Meridia', slug: null, blocks: [{ ...cards, cards: two }] });
    const html = render({ article: anArticle({ slug: 'tarifs' }), section: parent }, locale);
    expect(html.replaceAll('\u00A0', ' ')).toContain(`>${words}</figcaption>`);
  });

  it('without a hero has a plain head', () => {
    const html = render({ article: anArticle({ hero: null, heading: 'Mentions légales', lead: null }) });
    expect(html).toContain('<h1>Mentions légales</h1>');
    expect(html).not.toMatch(/<img|<svg/);
  });

  it.each([
    ['entreprise', null],
    ['partenaire', null],
    ['alumni', null],
  ])('/%s is the home of a profile, with no way back', (rubrique, slug) => {
    const html = render({ article: anArticle({ rubrique, slug }) });
    expect(html).toMatch(/<h1 [^>]*>Entrer à Meridia<\/h1>/);
    expect(html).not.toContain('Fil d’Ariane');
  });

  it('/alumni/alumni-et-ambassadeurs is a page of its section', () => {
    const article = anArticle({ rubrique: 'alumni', slug: 'alumni-et-ambassadeurs' });
    expect(render({ article })).toContain('Fil d’Ariane');
  });

  it('I18N-04 a page that is not translated says so, and is marked as French', () => {
    const html = render({ article: anArticle({ isFrenchOnly: true }) }, 'en');
    expect(html).toMatch(/^<div lang="fr"><p lang="en"[^>]*>This page/);
    expect(render({}, 'en')).not.toContain('lang=');
  });
});
