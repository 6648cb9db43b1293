import { aProgramme } from '@/features/programmes/programme.fixture';
import { aTestimonial } from '@/features/testimonials/testimonial.fixture';
import type { HomeModel } from './home-page';

/** A home page with one of each; a test says what it changes. */
export function aHome(changes: Partial<HomeModel> = {}): HomeModel {
  const programme = aProgramme({
    slug: 'bachelor-relations-internationales',
    name: 'Bachelor Relations internationales',
    featured: 1,
    rhythms: ['fulltime', 'periodic'],
    duration: { value: 3, unit: 'years' },
    campuses: [
      { slug: 'lyon', title: 'Lyon' },
      { slug: 'nice', title: 'Nice' },
    ],
  });
  return {
    article: {
      title: 'Accueil',
      rubrique: 'home',
      slug: null,
      layout: 'default',
      heading: 'Trouvez votre méridien',
      lead: 'Du BTS au MBA.',
      hero: null,
      blocks: [],
      metaTitle: null,
      metaDescription: null,
    },
    programmes: [programme],
    featured: [programme],
    figures: [
      {
        slug: 'etudiants',
        value: 11_600,
        suffix: null,
        label: 'étudiants',
        note: null,
        source: 'Service de la scolarité.',
        year: 2026,
        cohort: null,
      },
    ],
    campuses: [
      {
        slug: 'lyon',
        title: 'Lyon',
        heading: 'Campus de Lyon',
        summary: null,
        city: 'Lyon',
        region: null,
        country: 'France',
        coordinates: null,
        hasWorkStudy: true,
        rent: null,
        image: null,
      },
    ],
    events: [
      {
        slug: 'jpo-lyon',
        title: 'Portes ouvertes à Lyon',
        type: 'open-door',
        startsAt: '2026-11-28T13:00:00.000Z',
        endsAt: '2026-11-28T18:00:00.000Z',
        state: 'scheduled',
        isRunning: false,
        signUpHref: null,
        venue: null,
        campuses: [{ slug: 'lyon', title: 'Lyon' }],
      },
    ],
    testimonials: [aTestimonial({ campus: { slug: 'lyon', title: 'Lyon' }, programme: null })],
    news: [
      {
        slug: 'prix-du-livre',
        title: 'Prix du livre étudiant',
        publishedOn: '2026-11-12',
        summary: 'Huit titres.',
        image: null,
        campuses: [],
        category: { slug: 'vie-etudiante', title: 'Vie étudiante' },
      },
    ],
    ...changes,
  };
}
