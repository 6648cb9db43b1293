import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import type { JobOfferCard } from '@/content/job-offers/job-offer.model';
import { readSelection } from '@/features/lists/list-selection.rules';
import { findOffers } from '@/features/job-offers/job-choice.rules';
import { anOffer } from '@/features/job-offers/job-offer.fixture';
import { createSiteContext } from '@/lib/site-context';
import { JobListPage } from './job-list-page';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };
const TOURS = anOffer();
const GENEVA = anOffer({ slug: 'geneve', title: 'Analyste', city: 'Genève', domain: 'data', level: 5 });
const MANY = Array.from({ length: 30 }, (_none, rank) => anOffer({ slug: `offre-${rank}` }));

function render(query = '', open: JobOfferCard[] = [TOURS, GENEVA], locale: 'fr' | 'en' = 'fr'): string {
  const selection = readSelection('offres-alternance', new URLSearchParams(query));
  const found = findOffers(open, selection.values);
  const list = { article: null, blocks: [], selection, open, found };
  return renderToStaticMarkup(<JobListPage site={createSiteContext({ locale, labels })} list={list} />);
}

const linesOf = (html: string) => html.match(/<h3/g)?.length ?? 0;

describe('JobListPage', () => {
  it('ROUTE-12 shows each open offer with what one chooses by', () => {
    const html = render();
    expect(html).toContain('2 offres</h2>');
    expect(html).toContain(
      '<a href="/offres-alternance/assistant-tours">Assistant ou assistante manager</a>',
    );
    expect(html).toMatch(/Épiceries Vallée Verte.*Tours.*Alternance, 24 mois.*Niveau préparé.*Bac\+2/s);
  });

  it('ROUTE-12 filters by contract, trade, city and level, in a form that needs no script', () => {
    const html = render('ville=geneve');
    expect(html).toMatch(/<form [^>]*action="\/offres-alternance"/);
    for (const [name, value] of [
      ['contrat', 'alternance'],
      ['domaine', 'data'],
      ['ville', 'tours'],
      ['niveau', '5'],
    ])
      expect(html).toMatch(new RegExp(`<input [^>]*name="${name}" [^>]*value="${value}"`));
    expect(html).toMatch(/<input [^>]*name="ville" [^>]*checked="" [^>]*value="geneve"/);
    expect(html).toContain('1 offre</h2>');
  });

  it('ROUTE-12 what was chosen can be taken away, one by one or all', () => {
    const html = render('ville=geneve&domaine=data');
    expect(html).toMatch(/href="\/offres-alternance\?domaine=data"[^>]*>Genève/);
    expect(html).toMatch(/href="\/offres-alternance\?ville=geneve"[^>]*>Données et études/);
    expect(html).toMatch(/href="\/offres-alternance"[^>]*>Tout effacer/);
  });

  it('ROUTE-12 speaks English, at English addresses', () => {
    const html = render('contrat=alternance', [TOURS], 'en');
    expect(html).toContain('href="/en/offres-alternance/assistant-tours"');
    expect(html).toMatch(/<form [^>]*action="\/en\/offres-alternance"/);
    expect(html).toContain('Work-study, 24 mois');
  });

  it('PAGE-04 a longer list is an address, that opens where it goes on', () => {
    const first = render('', MANY);
    expect(linesOf(first)).toBe(12);
    expect(first).toContain('href="/offres-alternance?page=2#suite"');
    expect(first).toContain('Charger 12 offres de plus');

    const second = render('contrat=alternance&page=2', MANY);
    expect(linesOf(second)).toBe(24);
    expect(second.match(/id="suite"/g)).toHaveLength(1);
    expect(second).toContain('href="/offres-alternance?contrat=alternance&amp;page=3#suite"');
    expect(second).toContain('Charger 6 offres de plus');
    expect(render('page=3', MANY)).not.toContain('Charger');
  });

  it('PAGE-05 nothing for this choice, and the wider ones that give something', () => {
    const html = render('contrat=cdi&ville=geneve');
    expect(html).toContain('Aucune offre disponible');
    expect(html).toContain('Genève, CDI.');
    expect(html).toMatch(/href="\/offres-alternance\?ville=geneve"[^>]*>Genève \(1\)/);
    expect(html).not.toContain('CDI (');
  });

  it('PAGE-05 nothing open at all', () => {
    const html = render('', []);
    expect(html).toContain('Aucune offre disponible');
    expect(html).not.toContain('offres</h2>');
  });

  it('a city that nobody knows is shown, to be taken away', () => {
    expect(render('ville=atlantis')).toMatch(/href="\/offres-alternance"[^>]*>Choix inconnu/);
    expect(render('ville=atlantis')).not.toContain('>atlantis');
  });
});
