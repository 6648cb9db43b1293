import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import type { EventDetail } from '@/content/events/event-detail.model';
import { createSiteContext } from '@/lib/site-context';
import type { EventContent } from './event-content';
import { EventPage } from './event-page';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };
const site = createSiteContext({ locale: 'fr', labels });
const EVENT: EventDetail = {
  slug: 'visite',
  title: 'Portes ouvertes à Angers',
  type: 'open-door',
  startsAt: '2026-11-28T13:00:00.000Z',
  endsAt: '2026-11-28T18:00:00.000Z',
  state: 'scheduled',
  isRunning: false,
  signUpHref: 'https://inscription.example/visite',
  venue: null,
  campuses: [{ slug: 'angers', title: 'Angers' }],
  address: null,
  campusAddresses: [
    { address: '30, allée des Tapissiers', postalCode: '49100', city: 'Angers', country: 'France' },
  ],
  audience: 'Lycéens, étudiants, parents',
  price: 'Gratuit',
  timetable: [{ id: 1, time: '14:30', text: 'Accueil, café, plan du bâtiment' }],
  description: [],
  isPast: false,
};
const NEXT = { ...EVENT, slug: 'suivante', title: 'Portes ouvertes de janvier' };

function render(event: Partial<EventDetail> = {}, content: Partial<EventContent> = {}): string {
  const whole = { event: { ...EVENT, ...event }, related: [], next: null, ...content };
  return renderToStaticMarkup(<EventPage site={site} {...whole} />).replaceAll('\u00a0', ' ');
}

describe('EventPage', () => {
  it('V-12 says in words what its art encodes, the hour of the start', () => {
    expect(render()).toMatch(
      /<figcaption[^>]*>De 8 h à 20 h, le fuseau éclairé marque le début : 14 h<\/figcaption>/,
    );
    expect(render({ startsAt: '2026-11-28T08:30:00.000Z' })).toContain('le début : 9 h 30<');
  });

  it('ROUTE-08 says when and where, and where to sign up', () => {
    const html = render();
    expect(html).toContain('<time dateTime="2026-11-28">Samedi 28 novembre 2026</time>');
    expect(html).toContain('14 h – 19 h');
    expect(html).toContain('<a href="/campus/angers">Campus d’Angers</a>');
    expect(html).toContain('href="https://inscription.example/visite"');
  });

  it('ROUTE-08 one that is over says so, takes no sign-up and points to the next of its kind', () => {
    const html = render({ isPast: true }, { next: NEXT });
    expect(html).toContain('Événement passé');
    expect(html).toContain('Cet événement est passé.');
    expect(html).toContain('href="/agenda/suivante"');
    expect(html).toContain('Prochaine date : Portes ouvertes de janvier');
    expect(html).not.toContain('S’inscrire');
  });

  it('V-08 says for whom, at what price, at which address and when things happen, and cuts nothing off its text', () => {
    const text = (words: string) =>
      ({ kind: 'paragraph', content: [{ kind: 'text', text: words, marks: [] }] }) as const;
    const html = render({ description: [text('Venez.'), text('Ensuite, chacun compose son parcours.')] });
    expect(html).toContain('30, allée des Tapissiers, 49100 Angers');
    expect(html).toContain('Lycéens, étudiants, parents');
    expect(html).toContain('Gratuit');
    expect(html).toMatch(/Au programme.*14 h 30.*Accueil, café, plan du bâtiment/s);
    expect(html).toContain('<p>Venez.</p><p>Ensuite, chacun compose son parcours.</p>');
  });

  it('V-08 a fair is at its venue; the campus is who welcomes there', () => {
    const html = render({ venue: 'Parc des expositions', address: 'Hall 4, 35170 Bruz' });
    expect(html).toMatch(/Lieu<.*?>Parc des expositions</s);
    expect(html).toContain('Hall 4, 35170 Bruz');
    expect(html).not.toContain('allée des Tapissiers');
    expect(html).toMatch(/Équipe<.*?<a href="\/campus\/angers">/s);
  });

  it('ENT-03 at two campuses leads to both and gives both addresses', () => {
    const lyon = { address: '45, cours du Méridien', postalCode: '69007', city: 'Lyon', country: 'France' };
    const html = render({
      campuses: [...EVENT.campuses, { slug: 'lyon', title: 'Lyon' }],
      campusAddresses: [...EVENT.campusAddresses, lyon],
    });
    expect(html).toContain('Campus d’Angers</a><br/><a href="/campus/lyon">Campus de Lyon</a>');
    expect(html).toContain('49100 Angers<br/>45, cours du Méridien, 69007 Lyon');
    expect(html).toContain('Angers, Lyon');
  });

  it('one online has no campus to visit', () => {
    const html = render({ campuses: [], campusAddresses: [] });
    expect(html).toContain('En ligne');
    expect(html).not.toContain('href="/campus');
  });

  it('one without signing up has no button for it', () => {
    expect(render({ signUpHref: null })).not.toContain('S’inscrire');
  });

  it('shows other dates only when there are some', () => {
    expect(render()).not.toContain('Autres dates');
    expect(render({}, { related: [NEXT] })).toMatch(/Autres dates.*Portes ouvertes de janvier/s);
  });

  it('CAL-01 is kept in a calendar, until it is over', () => {
    expect(render()).toContain('href="/agenda/visite.ics"');
    expect(render({ isPast: true })).not.toContain('.ics');
  });

  it('CAL-02 one that is cancelled says so, and takes no sign-up', () => {
    const html = render({ state: 'cancelled' });
    expect(html).toContain('Cet événement est annulé.');
    expect(html).not.toContain('S’inscrire');
  });

  it('CAL-02 one that is moved says so, and still takes sign-ups', () => {
    expect(render({ state: 'moved' })).toMatch(/S’inscrire.*Cet événement a changé de date\./s);
  });
});
