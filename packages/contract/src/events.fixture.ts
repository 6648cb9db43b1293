import type { EventDetailWire } from './events.wire.ts';

export function anEvent(fields: Partial<EventDetailWire> = {}): EventDetailWire {
  const slug = fields.slug ?? 'conference-geopolitique-paris';
  return {
    documentId: `event-${slug}`,
    title: 'Conférence : lire une carte',
    slug,
    type: 'conference',
    dateStart: '2026-11-20T17:00:00.000Z',
    dateEnd: '2026-11-20T19:00:00.000Z',
    url: 'https://inscription.meridia.example/conference',
    campus: { documentId: 'campus-paris', title: 'Paris', slug: 'paris' },
    description: [{ type: 'paragraph', children: [{ type: 'text', text: 'Une soirée ouverte à tous.' }] }],
    ...fields,
  };
}
