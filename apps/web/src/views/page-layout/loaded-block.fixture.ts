import type { LoadedBlock } from './loaded-block';

const text = (value: string) => [{ kind: 'text' as const, text: value, marks: [] }];
const body = (value: string) => [{ kind: 'paragraph' as const, content: text(value) }];
const place = { anchor: 'ancre', id: 'bloc-1' };
const list = { limit: 2, more: { label: 'Tout voir', href: '/tout' } };

type Blocks = { [Kind in LoadedBlock['kind']]: Extract<LoadedBlock, { kind: Kind }> };

/** One block of each kind, with all that an editor may fill in. */
export const BLOCKS: Blocks = {
  'rich-text': { kind: 'rich-text', ...place, title: 'Délai', body: body('Trois semaines.') },
  accordion: {
    kind: 'accordion',
    ...place,
    title: 'Questions',
    items: [{ id: 'bloc-1-1', title: 'Combien ?', body: body('Rien.') }],
  },
  quote: { kind: 'quote', ...place, text: 'On écoute.', author: 'Dorian', role: 'Étudiant' },
  carousel: {
    kind: 'carousel',
    ...place,
    title: 'Saison',
    slides: [
      { title: 'Ciné', text: 'Un film.' },
      { title: 'Livre', text: null },
    ],
  },
  'key-figures': {
    kind: 'key-figures',
    ...place,
    title: 'Chiffres',
    figures: [{ value: '26', label: 'campus', source: 'Liste des campus', year: 2026 }],
  },
  cards: {
    kind: 'cards',
    ...place,
    title: 'Besoins',
    cards: [
      { title: 'Recruter', text: 'En alternance.', href: '/carrieres/alternance', label: 'Comprendre' },
      { title: 'Travailler ici', text: null, href: 'https://carrieres.example', label: 'Voir' },
    ],
  },
  'call-to-action': {
    kind: 'call-to-action',
    ...place,
    title: 'Un doute ?',
    text: 'Sous deux jours.',
    action: 'contact',
    label: 'Écrire',
  },
  'form-link': {
    kind: 'form-link',
    ...place,
    title: 'Déposer une offre',
    text: 'Gratuite.',
    href: 'https://inscription.example/offre',
    label: 'Publier',
  },
  video: {
    kind: 'video',
    ...place,
    title: 'Visite',
    text: 'Trois minutes.',
    duration: '3 min 10',
    transcript: 'Bonjour.\n\nAu revoir.',
  },
  table: {
    kind: 'table',
    ...place,
    title: 'Calendrier',
    table: { caption: null, columns: [text('Session')], rows: [[text('Principale')]] },
  },
  testimonials: {
    kind: 'testimonials',
    ...place,
    ...list,
    title: 'Récits',
    filter: { campus: null, programme: null, kind: null },
    testimonials: ['Inès', 'Marc', 'Zoé'].map((name) => ({
      slug: name.toLowerCase(),
      name,
      kind: 'etudiant',
      role: null,
      company: null,
      promotion: null,
      quote: `Phrase de ${name}.`,
      campus: null,
      programme: null,
    })),
  },
  programmes: {
    kind: 'programmes',
    ...place,
    ...list,
    title: 'Formations',
    text: 'Du BTS au MBA.',
    filter: { category: null, campus: null },
    programmes: [
      {
        slug: 'mba-diplomatie',
        name: 'MBA Diplomatie',
        category: 'mba',
        domain: 'management',
        featured: null,
        summary: null,
        rhythms: ['fulltime'],
        entryLevel: 3,
        graduationLevel: 5,
        duration: null,
        campuses: [],
        taughtIn: 'fr',
        price: null,
        intakeDates: [],
        image: null,
      },
    ],
  },
  events: {
    kind: 'events',
    ...place,
    ...list,
    title: 'Dates',
    filter: { type: null, campus: null },
    events: [
      {
        slug: 'job-dating-lyon',
        title: 'Job dating à Lyon',
        type: 'job-dating',
        startsAt: '2026-12-05T12:30:00.000Z',
        endsAt: null,
        state: 'scheduled',
        isRunning: false,
        signUpHref: null,
        venue: null,
        campuses: [],
      },
    ],
  },
  team: {
    kind: 'team',
    ...place,
    title: 'L’équipe',
    text: 'Elle répond.',
    scope: 'direction',
    members: [
      {
        slug: 'helene',
        name: 'Hélène Vauquelin',
        role: 'Directrice générale',
        kind: 'direction',
        bio: null,
        email: null,
        campus: null,
      },
    ],
  },
};
