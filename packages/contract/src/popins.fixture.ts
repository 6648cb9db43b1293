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
    delayMs: 4000,
    reappearDaysAfterClose: 7,
    startsOn: '2026-11-13',
    endsOn: '2027-01-14',
    primaryAction: { id: 1, label: 'Choisir une date', action: null, url: '/agenda' },
    secondaryAction: { id: 2, label: 'Recevoir la brochure', action: 'brochure', url: null },
    closeLabel: 'Fermer',
    ...fields,
  };
}
