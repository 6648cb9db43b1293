import type { EventDetailWire } from './events.wire.ts';

export function anEvent(fields: Partial<EventDetailWire> = {}): EventDetailWire {
  const slug = fields.slug ?? 'conference-geopolitique-paris';
  return {
    documentId: `event-${slug}`,
    title: 'Conférence : lire une carte',
    slug,
    type: 'conference',
    state: 'scheduled',
    categories: [],
    dateStart: '2026-11-20T17:00:00.000Z',
    dateEnd: '2026-11-20T19:00:00.000Z',
    url: 'https://inscription.meridia.example/conference',
    venue: null,
    campuses: [
      {
        documentId: 'campus-paris',
        title: 'Paris',
        slug: 'paris',
        address: '18, rue des Ambassades-Nouvelles',
        postalCode: '75017',
        city: 'Paris',
        country: 'France',
      },
    ],
    address: null,
    audience: 'Ouvert à tous',
    price: 'Gratuit',
    timetable: [{ id: 1, time: '18:30', text: 'Accueil' }],
    description: [{ type: 'paragraph', children: [{ type: 'text', text: 'Une soirée ouverte à tous.' }] }],
    publishedAt: '2026-10-01T08:00:00.000Z',
    updatedAt: '2026-10-01T07:59:59.000Z',
    ...fields,
  };
}
