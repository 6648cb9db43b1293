import type { CampusDetail } from '@/content/campuses/campus-detail.model';
import { toPhone } from '@/lib/phone';

/** A campus with one of each; a test says what it changes. */
export function aCampusDetail(changes: Partial<CampusDetail> = {}): CampusDetail {
  return {
    slug: 'paris',
    title: 'Paris',
    heading: 'Campus de Paris',
    summary: 'Au cœur de la capitale.',
    city: 'Paris',
    region: 'Île-de-France',
    country: 'France',
    coordinates: { latitude: 48.88, longitude: 2.31 },
    hasWorkStudy: true,
    rent: null,
    image: null,
    description: [],
    access: [{ kind: 'list', isOrdered: false, items: [] }],
    disability: [],
    address: '18, rue des Ambassades-Nouvelles',
    postalCode: '75017',
    phone: toPhone('+33 1 99 00 10 62'),
    email: 'paris@meridia.example',
    openingYear: 1998,
    programmes: [],
    team: [
      { slug: 'anne', name: 'Anne Weiss', role: 'Direction', kind: 'direction', bio: null, email: null },
    ],
    keyData: [{ id: 1, label: 'étudiants', value: 640, suffix: null }],
    studentLife: ['Une association de débat'],
    ...changes,
  };
}
