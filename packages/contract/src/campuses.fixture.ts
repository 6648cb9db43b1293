import type { CampusDetailWire } from './campuses.wire.ts';

export function aCampus(fields: Partial<CampusDetailWire> = {}): CampusDetailWire {
  const slug = fields.slug ?? 'paris';
  return {
    documentId: `campus-${slug}`,
    title: 'Paris',
    slug,
    heading: 'Le campus de Paris',
    summary: 'Au cœur de la capitale.',
    city: 'Paris',
    region: 'Île-de-France',
    country: 'France',
    lat: 48.88,
    lng: 2.31,
    apprenticeshipAvailable: true,
    rent: { id: 1, low: 680, high: 900, year: 2026, sourceUrl: '/integrer-meridia/logement' },
    focusImage: null,
    focusImageAlt: null,
    description: [{ type: 'paragraph', children: [{ type: 'text', text: 'Trois étages de salles.' }] }],
    access: [{ type: 'paragraph', children: [{ type: 'text', text: 'Métro Rome.' }] }],
    handicap: [],
    address: '18, rue des Ambassades-Nouvelles',
    postalCode: '75017',
    phone: '+33 1 99 00 10 62',
    email: 'paris@meridia.example',
    openingYear: 1998,
    courses: [{ documentId: 'course-a', name: 'Bachelor', slug: 'bachelor', category: 'bachelor' }],
    team: [],
    keydata: [{ id: 1, label: 'étudiants', value: 640, suffix: null }],
    studentLife: [{ id: 1, text: 'Une association de débat' }],
    ...fields,
  };
}
