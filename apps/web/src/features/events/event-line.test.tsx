import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import type { EventCard } from '@/content/events/event.model';
import { createSiteContext } from '@/lib/site-context';
import { EventLine } from './event-line';

const site = createSiteContext({
  locale: 'fr',
  labels: { dictionaries: LABELS, logger: { info: () => undefined } },
});

const EVENT: EventCard = {
  slug: 'jpo-lyon',
  title: 'Portes ouvertes à Lyon',
  type: 'open-door',
  startsAt: '2026-11-28T09:00:00.000Z',
  endsAt: null,
  state: 'scheduled',
  isRunning: false,
  signUpHref: null,
  venue: null,
  campuses: [{ slug: 'lyon', title: 'Lyon' }],
};

const render = (changes: Partial<EventCard> = {}) =>
  renderToStaticMarkup(<EventLine site={site} event={{ ...EVENT, ...changes }} />);

describe('EventLine', () => {
  it('says the date to machines and to people', () => {
    const html = render();
    expect(html).toContain('<time dateTime="2026-11-28"');
    expect(html.replace(/<[^>]+>/g, '')).toContain('28 nov. 2026');
  });

  it('S-41 says when one that runs ends, not when it began', () => {
    const html = render({ endsAt: '2026-12-02T17:00:00.000Z', isRunning: true });
    expect(html).toContain('<time dateTime="2026-12-02"');
    expect(html.replace(/<[^>]+>/g, '')).toContain('Jusqu’au 2 déc. 2026');
  });

  it('names the event in the link that signs up for it', () => {
    const html = render({ signUpHref: '/inscription' });
    const link = /<a href="\/inscription".*?<\/a>/.exec(html)?.[0] ?? '';
    expect(link.replace(/<[^>]+>/g, '')).toBe('S’inscrire : Portes ouvertes à Lyon');
  });

  it('has no link to sign up when the event has none', () => {
    expect(render().match(/<a /g)).toHaveLength(1);
  });

  it('CAL-02 says that an event is cancelled or moved, and takes no sign-up for one that is cancelled', () => {
    expect(render()).not.toMatch(/Annulé|Nouvelle date/);
    expect(render({ state: 'moved', signUpHref: '/inscription' })).toMatch(/Nouvelle date.*\/inscription/s);
    const cancelled = render({ state: 'cancelled', signUpHref: '/inscription' });
    expect(cancelled).toContain('Annulé');
    expect(cancelled).not.toContain('/inscription');
  });
});
