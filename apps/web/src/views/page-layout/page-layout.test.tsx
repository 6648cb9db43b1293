import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PAGE_BLOCK_TYPES } from '@meridia/domain/page-blocks';
import { LABELS } from '@meridia/labels/labels.data';
import { createSiteContext } from '@/lib/site-context';
import type { LoadedBlock } from './loaded-block';
import { BLOCKS } from './loaded-block.fixture';
import { PageLayout } from './page-layout';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };
const site = createSiteContext({ locale: 'fr', labels });

function render(...blocks: LoadedBlock[]): string {
  return renderToStaticMarkup(<PageLayout site={site} blocks={blocks} tint="rose" />);
}

/** What is read, in order. */
function words(html: string): string {
  return html
    .replace(/<(?:br|[^>]*>)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

describe('CALL-07 the blocks of a page', () => {
  it('knows every block of the content service; the hero is the head of the page', () => {
    const own: Record<string, string> = { 'courses-list': 'programmes', 'events-list': 'events' };
    const kinds = PAGE_BLOCK_TYPES.filter((type) => type !== 'hero').map((type) => own[type] ?? type);
    expect(Object.keys(BLOCKS).toSorted()).toEqual(kinds.toSorted());
  });

  it.each(Object.values(BLOCKS))('$kind is where its anchor says', (block) => {
    expect(render(block)).toContain('id="ancre"');
    expect(render({ ...block, anchor: null })).not.toContain('id="ancre"');
  });

  it.each(Object.values(BLOCKS).filter(({ kind }) => kind !== 'quote'))(
    '$kind is named by its title',
    (block) => {
      const html = render(block);
      const [, labelledBy] = /<section[^>]* aria-labelledby="([^"]+)"/.exec(html) ?? [];
      expect(html).toMatch(new RegExp(`<h2 id="${labelledBy}"`));
    },
  );

  it.each<[LoadedBlock['kind'], string]>([
    ['rich-text', 'Délai Trois semaines.'],
    ['accordion', 'Questions Combien ? Rien.'],
    ['quote', 'On écoute. Dorian , Étudiant'],
    ['carousel', 'Saison 1 / 2 Diapositive 1 sur 2 Ciné Un film. 2 / 2 Diapositive 2 sur 2 Livre'],
    ['key-figures', 'Chiffres 26 campus Source : Liste des campus, 2026.'],
    ['call-to-action', 'Un doute ? Sous deux jours. Écrire'],
    ['form-link', 'Déposer une offre Gratuite. Publier (nouvel onglet)'],
    ['video', 'Visite Trois minutes. Vidéo, 3 min 10 Lire la transcription Bonjour. Au revoir.'],
    ['table', 'Calendrier Calendrier Session Principale'],
    ['team', 'L’équipe Elle répond. Toute l’équipe de l’école HV Hélène Vauquelin Directrice générale'],
  ])('%s says what it is given', (kind, expected) => {
    expect(words(render(BLOCKS[kind]))).toBe(expected);
  });

  it.each<[string, LoadedBlock, string]>([
    ['rich-text without a title', { ...BLOCKS['rich-text'], title: null }, 'Trois semaines.'],
    ['quote without a role', { ...BLOCKS.quote, role: null }, 'On écoute. Dorian'],
    ['call-to-action without a text', { ...BLOCKS['call-to-action'], text: null }, 'Un doute ? Écrire'],
    [
      'form-link without a text',
      { ...BLOCKS['form-link'], text: null },
      'Déposer une offre Publier (nouvel onglet)',
    ],
    [
      'video without a text nor a duration',
      { ...BLOCKS.video, text: null, duration: null },
      'Visite Lire la transcription Bonjour. Au revoir.',
    ],
    ['testimonials without any', { ...BLOCKS.testimonials, testimonials: [] }, ''],
    ['team without anyone', { ...BLOCKS.team, members: [] }, ''],
  ])('%s leaves no trace of what is missing', (_case, block, expected) => {
    expect(words(render(block))).toBe(expected);
  });

  it('rich-text without a title has its headings under that of the page', () => {
    const heading = { kind: 'heading' as const, level: 3 as const, content: [] };
    expect(render({ ...BLOCKS['rich-text'], title: null, body: [heading] })).toContain('<h2></h2>');
    expect(render({ ...BLOCKS['rich-text'], body: [heading] })).toContain('<h3></h3>');
  });
});

describe('ways out of a block', () => {
  it('a call to action starts the action', () => {
    expect(render(BLOCKS['call-to-action'])).toContain('href="/crm/contact"');
  });

  it('cards lead to their pages, each with its own words', () => {
    const html = render(BLOCKS.cards);
    expect(html).toMatch(/<a href="\/carrieres\/alternance"[^>]*>.*?Comprendre.*? : Recruter/);
    expect(html).toMatch(/<a target="_blank" rel="noopener" href="https:\/\/carrieres.example"/);
  });

  it('a long list of cards is read as lines, whose titles are the links', () => {
    const [card] = BLOCKS.cards.cards;
    const html = render({ ...BLOCKS.cards, cards: Array.from({ length: 5 }, () => card!) });
    expect(html.match(/<h3[^>]*><a href="\/carrieres\/alternance">Recruter<\/a><\/h3>/g)).toHaveLength(5);
  });

  it.each([2, 5])('V-11 %i cards are in no order and of no domain: no number, no tint', (count) => {
    const [card] = BLOCKS.cards.cards;
    const html = render({ ...BLOCKS.cards, cards: Array.from({ length: count }, () => card!) });
    expect(html).toContain('<ul');
    expect(html).not.toMatch(/<ol|teinte-/);
  });

  it.each(['events', 'programmes', 'testimonials'] as const)('%s end with the way to the rest', (kind) => {
    expect(render(BLOCKS[kind])).toMatch(/<a href="\/tout"[^>]*><span[^>]*>Tout voir/);
    expect(render({ ...BLOCKS[kind], more: null })).not.toContain('Tout voir');
  });
});

describe('lists of a block', () => {
  it('events lead to their pages', () => {
    expect(render(BLOCKS.events)).toContain('<a href="/agenda/job-dating-lyon">Job dating à Lyon</a>');
  });

  it.each([
    ['none at all', null, 'Aucun événement disponible'],
    ['none of that type', 'open-door' as const, 'Aucun événement ne correspond à ce filtre'],
  ])('PAGE-05 events: %s', (_case, type, message) => {
    expect(render({ ...BLOCKS.events, filter: { type, campus: null }, events: [] })).toContain(message);
  });

  it('programmes lead to their pages; PAGE-05 without any, it says so', () => {
    expect(render(BLOCKS.programmes)).toContain('href="/programme/mba-diplomatie"');
    expect(render({ ...BLOCKS.programmes, programmes: [] })).toContain('Aucune formation associée');
  });

  it('testimonials past the limit are folded under a count, unless they are elsewhere', () => {
    const whole = words(render({ ...BLOCKS.testimonials, more: null }));
    expect(whole).toMatch(/Inès.*Marc.*Charger 1 témoignage de plus.*Zoé/);
    expect(words(render(BLOCKS.testimonials))).not.toMatch(/Charger|Zoé/);
  });
});
