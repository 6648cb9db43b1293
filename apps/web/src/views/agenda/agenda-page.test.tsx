import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import type { EventCard } from '@/content/events/event.model';
import { findEvents } from '@/features/events/agenda.rules';
import { readSelection } from '@/features/lists/list-selection.rules';
import { createSiteContext } from '@/lib/site-context';
import { AgendaPage } from './agenda-page';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };
const LYON = { slug: 'lyon', title: 'Lyon' };
const VISIT: EventCard = {
  slug: 'visite',
  title: 'Portes ouvertes à Lyon',
  type: 'open-door',
  startsAt: '2026-11-28T13:00:00.000Z',
  endsAt: '2026-11-28T18:00:00.000Z',
  state: 'scheduled',
  isRunning: false,
  signUpHref: 'https://inscription.example/visite',
  venue: null,
  campuses: [LYON],
};
const TALK: EventCard = {
  ...VISIT,
  slug: 'debat',
  title: 'L’eau',
  type: 'conference',
  startsAt: '2026-12-04T17:30:00.000Z',
  endsAt: null,
  isRunning: false,
  campuses: [],
};

function render(query = '', events = [VISIT, TALK], locale: 'fr' | 'en' = 'fr'): string {
  const selection = readSelection('agenda', new URLSearchParams(query));
  const upcoming = { events, today: '2026-11-15' };
  const found = findEvents(upcoming, selection.values);
  const agenda = {
    article: null,
    blocks: [],
    selection,
    upcoming,
    found,
    campuses: [LYON],
    siteUrl: 'https://www.meridia.example',
  };
  return renderToStaticMarkup(<AgendaPage site={createSiteContext({ locale, labels })} agenda={agenda} />);
}

describe('AgendaPage', () => {
  it('ROUTE-08 groups the events by month, each under its title', () => {
    expect(render()).toMatch(/Novembre 2026<\/h2>.*Portes ouvertes à Lyon.*Décembre 2026<\/h2>.*L’eau/s);
  });

  it('ROUTE-08 speaks English, at English addresses', () => {
    const html = render('', [VISIT], 'en');
    expect(html).toContain('November 2026</h2>');
    expect(html).toContain('href="/en/agenda/visite"');
    expect(html).toContain('href="/en/agenda?type=open-door"');
  });

  it('EN-01, EN-03 has the events in English first, then those in French, which say so', () => {
    const frenchVisit = { ...VISIT, slug: 'lyon-fr', title: 'À Lyon', isFrenchOnly: true };
    const html = render('', [TALK, frenchVisit], 'en');
    expect(html).toMatch(
      /December 2026<\/h2>.*L’eau.*id="2026-11-fr"[^>]*>November 2026 – In French<\/h2>.*In French.*À Lyon/s,
    );
    expect(html).toContain('<a href="/en/agenda/lyon-fr" lang="fr" hrefLang="fr">À Lyon</a>');
  });

  it('PAGE-01 has seven filters, which keep the campus and the month', () => {
    const html = render('campus=lyon&mois=2026-11&type=open-door');
    expect(html.match(/href="\/agenda\?[^"]*"/g)).toEqual([
      'href="/agenda?campus=lyon&amp;mois=2026-11"',
      'href="/agenda?type=open-door&amp;campus=lyon&amp;mois=2026-11"',
      'href="/agenda?type=admission-test&amp;campus=lyon&amp;mois=2026-11"',
      'href="/agenda?type=conference&amp;campus=lyon&amp;mois=2026-11"',
      'href="/agenda?type=convention&amp;campus=lyon&amp;mois=2026-11"',
      'href="/agenda?type=live-my-life&amp;campus=lyon&amp;mois=2026-11"',
      'href="/agenda?type=job-dating&amp;campus=lyon&amp;mois=2026-11"',
    ]);
    expect(html).toContain('<input type="hidden" name="type" value="open-door"/>');
    expect(html).toContain('<option value="lyon" selected="">Lyon</option>');
  });

  it('a campus that nobody knows is shown, and not by what a visitor wrote', () => {
    const html = render('campus=atlantis');
    expect(html).toContain('<option value="atlantis" selected="">Choix inconnu</option>');
    expect(html).not.toContain('>atlantis');
  });

  it('PAGE-05 nothing to come at all', () => {
    const html = render('', []);
    expect(html).toContain('Aucun événement disponible');
    expect(html).not.toContain('ne correspond à ce filtre');
  });

  it('PAGE-05 nothing for this choice, and the wider ones that give something', () => {
    const html = render('type=conference&campus=lyon');
    expect(html).toContain('Aucun événement ne correspond à ce filtre');
    expect(html).toContain('Conférence (1)');
    expect(html).toContain('Lyon (1)');
  });
});
