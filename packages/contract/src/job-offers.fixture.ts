import type { JobOfferDetailWire } from './job-offers.wire.ts';

export function aJobOffer(fields: Partial<JobOfferDetailWire> = {}): JobOfferDetailWire {
  const slug = fields.slug ?? 'assistant-manager-tours';
  return {
    documentId: `offer-${slug}`,
    title: 'Assistant ou assistante manager',
    slug,
    company: 'Épiceries Vallée Verte',
    city: 'Tours',
    contract: 'alternance',
    level: 2,
    domain: 'commerce',
    duration: '24 mois',
    startMonth: '2026-12',
    publishedOn: '2026-11-14',
    expiresOn: '2027-01-13',
    campus: { documentId: 'campus-tours', title: 'Tours', slug: 'tours' },
    salary: null,
    description: [{ type: 'paragraph', children: [{ type: 'text', text: 'Un magasin de quartier.' }] }],
    missions: [{ id: 1, text: 'Tenir la caisse' }],
    profile: [{ id: 2, text: 'Le goût du contact' }],
    applyUrl: 'https://emploi.meridia.example/assistant',
    ...fields,
  };
}
