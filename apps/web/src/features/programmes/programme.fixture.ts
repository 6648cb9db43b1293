import type { ProgrammeCard } from '@/content/programmes/programme.model';

export function aProgramme(changes: Partial<ProgrammeCard> = {}): ProgrammeCard {
  return {
    slug: 'ri',
    name: 'Relations internationales',
    category: 'bachelor',
    domain: 'relations-internationales',
    featured: null,
    summary: null,
    rhythms: ['fulltime'],
    entryLevel: 0,
    graduationLevel: 3,
    duration: null,
    campuses: [],
    taughtIn: 'fr',
    price: null,
    intakeDates: [],
    image: null,
    ...changes,
  };
}
