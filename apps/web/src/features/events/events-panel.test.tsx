import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import type { EventCard } from '@/content/events/event.model';
import { createSiteContext } from '@/lib/site-context';
import { EventsPanel } from './events-panel';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };
const site = createSiteContext({ locale: 'fr', labels });

function anEvent(parts: Partial<EventCard> & { slug: string }): EventCard {
  return {
    title: `Portes ouvertes ${parts.slug}`,
    type: 'open-door',
    startsAt: '2026-11-28T09:00:00.000Z',
    endsAt: null,
    state: 'scheduled',
    isRunning: false,
    signUpHref: 'https://inscription.example/jpo',
    venue: null,
    campuses: [{ slug: 'lyon', title: 'Lyon' }],
    ...parts,
  };
}

const render = (events: EventCard[]) =>
  renderToStaticMarkup(<EventsPanel site={site} events={events} headingId="evenements" />);
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('EventsPanel', () => {
  it('EVP-01 shows the first three', () => {
    const html = render(['un', 'deux', 'trois', 'quatre'].map((slug) => anEvent({ slug })));
    expect([...html.matchAll(/href="\/agenda\/([^"]+)"/g)].map(([, slug]) => slug)).toEqual([
      'un',
      'deux',
      'trois',
    ]);
  });

  it('EVP-01 an event has its date in French, its place, its page and its sign-up', () => {
    const html = render([anEvent({ slug: 'un' })]);
    expect(html).toContain('<time dateTime="2026-11-28">samedi 28 novembre 2026</time>, Lyon');
    expect(html).toContain('href="https://inscription.example/jpo"');
    expect(textOf(html)).toContain('S’inscrire : Portes ouvertes un');
  });

  it('S-41 EVP-01 one that runs has the day of its end', () => {
    const html = render([anEvent({ slug: 'un', endsAt: '2026-12-02T17:00:00.000Z', isRunning: true })]);
    expect(html).toContain('Jusqu’au <time dateTime="2026-12-02">mercredi 2 décembre 2026</time>, Lyon');
  });

  it('EVP-01 leads to all events', () => {
    expect(render([anEvent({ slug: 'un' })])).toMatch(/href="\/agenda"[^>]*>Tous les événements</);
  });

  it('an event without sign-up asks for none, and one without a campus is online', () => {
    const text = textOf(render([anEvent({ slug: 'un', signUpHref: null, campuses: [] })]));
    expect(text).not.toContain('S’inscrire');
    expect(text).toContain(', En ligne');
  });

  it('EVP-02 says that there is no event, and still leads to the agenda', () => {
    const html = render([]);
    expect(html).toContain('>Aucun événement disponible<');
    expect(html).toContain('href="/agenda"');
    expect(html).not.toContain('<ol');
  });
});
