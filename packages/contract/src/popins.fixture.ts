import type { PopinWire } from './popins.wire.ts';

export function aPopin(fields: Partial<PopinWire> = {}): PopinWire {
  const slug = fields.slug ?? 'portes-ouvertes';
  return {
    documentId: `popin-${slug}`,
    title: 'Venez nous voir',
    slug,
    body: 'Nos campus ouvrent leurs portes le samedi.',
    image: null,
    imageAlt: null,
    delaySeconds: 4,
    reappearDaysAfterClose: 7,
    startsAt: '2026-11-12T23:00:00.000Z',
    endsAt: '2027-01-14T22:59:59.000Z',
    ofCampuses: false,
    campuses: [],
    primaryAction: { id: 1, label: 'Choisir une date', action: null, url: '/agenda' },
    secondaryAction: { id: 2, label: 'Recevoir la brochure', action: 'brochure', url: null },
    closeLabel: 'Fermer',
    ...fields,
  };
}
