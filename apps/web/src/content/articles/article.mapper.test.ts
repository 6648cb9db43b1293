import { describe, expect, it } from 'vitest';
import { articleDetailWire } from '@meridia/contract/articles.wire';
import { toArticle } from './article.mapper';

const text = (value: string) => [{ type: 'paragraph', children: [{ type: 'text', text: value }] }];
const run = (value: string) => ({ kind: 'text', text: value, marks: [] });
const paragraph = (value: string) => ({ kind: 'paragraph', content: [run(value)] });

/** As the content service sends it, through the contract. */
function read(pageLayout: Record<string, unknown>[], fields: Record<string, unknown> = {}) {
  const blocks = pageLayout.map((block, index) => ({ id: 70 + index, ...block }));
  const article = { documentId: 'a', title: 'Admissions', rubrique: 'integrer-meridia', slug: 'admissions' };
  return toArticle(articleDetailWire.parse({ ...article, ...fields, pageLayout: blocks }));
}

describe('a section page', () => {
  it('has the head of its hero, which is not one of its blocks', () => {
    const actions = [
      { id: 1, label: 'Candidater', action: 'registration' },
      { id: 2, label: 'Lire', url: '/actualites' },
      { id: 3, label: 'Nulle part' },
    ];
    const article = read([
      { __component: 'block.hero', title: 'Entrer à Meridia', text: 'Une route.', actions },
      { __component: 'block.quote', text: '« Oui. »', author: 'Dorian' },
    ]);
    expect(article).toMatchObject({ heading: 'Entrer à Meridia', lead: 'Une route.' });
    expect(article.hero?.links).toEqual([
      { label: 'Candidater', target: { action: 'registration' } },
      { label: 'Lire', target: { href: '/actualites' } },
    ]);
    expect(article.blocks.map(({ kind }) => kind)).toEqual(['quote']);
  });

  it('without a hero has its own title, which its first text does not repeat', () => {
    const article = read([
      { __component: 'block.rich-text', title: 'Admissions', body: text('Un.') },
      { __component: 'block.rich-text', title: 'Admissions', body: text('Deux.') },
    ]);
    expect(article).toMatchObject({ heading: 'Admissions', hero: null, lead: null });
    expect(article.blocks.map((block) => 'title' in block && block.title)).toEqual([null, 'Admissions']);
  });

  it('LAY-02 is in the default layout unless the editor names another', () => {
    expect(read([]).layout).toBe('default');
    expect(read([], { layout: 'dynamics' }).layout).toBe('dynamics');
  });

  it('skips the blocks it does not know or that lack something, and keeps the rest', () => {
    const article = read([
      { __component: 'block.tombola', title: 'Gagnez' },
      {
        __component: 'block.cards',
        title: 'Cartes',
        items: [{ id: 1, title: 'Sans adresse', label: 'Lire' }],
      },
      { __component: 'block.form-link', title: 'Script', url: 'javascript:alert(1)', label: 'Ouvrir' },
      { __component: 'block.call-to-action', title: 'Un doute ?', action: 'contact', label: 'Écrire' },
    ]);
    expect(article.blocks.map(({ kind }) => kind)).toEqual(['call-to-action']);
  });
});

describe('the blocks of a page', () => {
  const common = { id: 'bloc-1', anchor: null };
  const list = { filterCampus: 'lyon', limit: 3, moreLabel: 'Tout', moreUrl: '/tout' };
  const end = { limit: 3, more: { label: 'Tout', href: '/tout' } };

  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      'rich-text',
      { anchor: 'delai', title: 'Délai', body: text('Trois semaines.') },
      { kind: 'rich-text', anchor: 'delai', title: 'Délai', body: [paragraph('Trois semaines.')] },
    ],
    [
      'accordion',
      { title: 'FAQ', items: [{ id: 4, title: 'Combien ?', body: text('Rien.') }] },
      {
        kind: 'accordion',
        title: 'FAQ',
        items: [{ id: 'bloc-1-1', title: 'Combien ?', body: [paragraph('Rien.')] }],
      },
    ],
    [
      'quote',
      { text: '« Oui. »', author: 'Dorian', role: 'Étudiant' },
      { kind: 'quote', text: 'Oui.', author: 'Dorian', role: 'Étudiant' },
    ],
    [
      'carousel',
      { title: 'Saison', slides: [{ id: 4, title: 'Ciné' }] },
      { kind: 'carousel', title: 'Saison', slides: [{ title: 'Ciné', text: null }] },
    ],
    [
      'key-figures',
      { items: [{ id: 4, value: '26', label: 'campus', source: 'Liste des campus', year: 2026 }] },
      {
        kind: 'key-figures',
        title: null,
        figures: [{ value: '26', label: 'campus', source: 'Liste des campus', year: 2026 }],
      },
    ],
    [
      'cards',
      { title: 'Voir', items: [{ id: 4, title: 'Tarifs', url: '/tarifs', label: 'Lire' }] },
      {
        kind: 'cards',
        title: 'Voir',
        cards: [{ title: 'Tarifs', text: null, href: '/tarifs', label: 'Lire' }],
      },
    ],
    [
      'call-to-action',
      { title: 'Un doute ?', action: 'contact', label: 'Écrire' },
      { kind: 'call-to-action', title: 'Un doute ?', text: null, action: 'contact', label: 'Écrire' },
    ],
    [
      'form-link',
      { title: 'Offre', url: 'https://a.example', label: 'Publier' },
      { kind: 'form-link', title: 'Offre', text: null, href: 'https://a.example', label: 'Publier' },
    ],
    [
      'testimonials',
      { title: 'Récits', filterKind: 'alumni', filterCourse: 'msc', ...list },
      {
        kind: 'testimonials',
        title: 'Récits',
        filter: { campus: 'lyon', programme: 'msc', kind: 'alumni' },
        ...end,
      },
    ],
    [
      'courses-list',
      { title: 'Formations', filterCategory: 'mba', ...list },
      {
        kind: 'programmes',
        title: 'Formations',
        text: null,
        filter: { category: 'mba', campus: 'lyon' },
        ...end,
      },
    ],
    [
      'events-list',
      { title: 'Dates', filterType: 'job-dating', ...list, moreUrl: null },
      {
        kind: 'events',
        title: 'Dates',
        filter: { type: 'job-dating', campus: 'lyon' },
        limit: 3,
        more: null,
      },
    ],
    [
      'team',
      { title: 'Équipe', scope: 'direction' },
      { kind: 'team', title: 'Équipe', text: null, scope: 'direction' },
    ],
    [
      'video',
      { title: 'Visite', duration: '3 min', transcript: 'Bonjour.' },
      { kind: 'video', title: 'Visite', text: null, duration: '3 min', transcript: 'Bonjour.' },
    ],
    [
      'table',
      { columns: 'A | B', rows: '1 | 2', caption: 'Légende' },
      {
        kind: 'table',
        title: null,
        table: { caption: 'Légende', columns: [[run('A')], [run('B')]], rows: [[[run('1')], [run('2')]]] },
      },
    ],
  ])('%s', (type, wire, expected) => {
    expect(read([{ __component: `block.${type}`, ...wire }]).blocks).toEqual([{ ...common, ...expected }]);
  });
});
