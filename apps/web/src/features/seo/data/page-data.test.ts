import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import type { BlogPostDetail } from '@/content/blog-posts/blog-post.model';
import type { CampusDetail } from '@/content/campuses/campus-detail.model';
import type { EventDetail } from '@/content/events/event-detail.model';
import type { JobOfferDetail } from '@/content/job-offers/job-offer.model';
import type { ProgrammeDetail } from '@/content/programmes/programme-detail.model';
import { toPhone } from '@/lib/phone';
import { createSiteContext } from '@/lib/site-context';
import { aContext } from './data-context.fixture';
import { eventData } from './event-data';
import { blockQuestions, faqData } from './faq-data';
import { jobData } from './job-data';
import { blogPostData, newsData } from './news-data';
import { programmeData } from './programme-data';
import { campusData, contactData, schoolData } from './school-data';

const site = createSiteContext({
  locale: 'fr',
  labels: { dictionaries: LABELS, logger: { info: () => undefined } },
});
const paragraph = (text: string) => [
  { kind: 'paragraph' as const, content: [{ kind: 'text' as const, text, marks: [] }] },
];
const SCHOOL = {
  '@type': 'CollegeOrUniversity',
  '@id': 'https://www.meridia.example/#ecole',
  name: 'Meridia',
};

const PROGRAMME: ProgrammeDetail = {
  slug: 'ri',
  name: 'Bachelor Relations internationales',
  category: 'bachelor',
  domain: 'relations-internationales',
  featured: null,
  summary: 'Trois ans.',
  rhythms: ['fulltime', 'periodic'],
  entryLevel: 0,
  graduationLevel: 3,
  duration: { value: 3, unit: 'years' },
  campuses: [{ slug: 'lyon', title: 'Lyon' }],
  taughtIn: 'fr',
  price: { currency: 'EUR', amount: 8000, registrationFee: 0, workStudyFromYear: 1 },
  intakeDates: [],
  image: null,
  workStudyFunding: null,
  objectives: [],
  years: [],
  teachingUnits: [],
  skillUnits: [],
  careers: [],
  admission: null,
  certification: null,
  faq: [{ id: 1, question: 'Et après ?', answer: 'Un mastère.' }],
  testimonials: [],
  related: [],
  brochure: null,
};

describe('MACH-02 a programme', () => {
  const say = (programme = PROGRAMME, intakes = ['2027-02-15', '2027-09-06']) =>
    programmeData({ programme, intakes, fees: { yearlyContribution: null } }, site)(aContext());

  it('is a course with its intakes, its campuses and what it costs in each way to follow it', () => {
    expect(say()[0]).toMatchObject({
      '@type': 'Course',
      provider: SCHOOL,
      offers: [
        { name: 'Initial', category: 'Paid', price: 24_000, priceCurrency: 'EUR' },
        { name: 'Alternance', category: 'Free', price: 0 },
      ],
      hasCourseInstance: [
        { startDate: '2027-02-15', courseWorkload: 'P3Y', location: [{ name: 'Lyon' }] },
        { startDate: '2027-09-06' },
      ],
    });
  });

  it('is a programme of studies that names the course, and its questions are a FAQ', () => {
    const [, program, faq] = say();

    expect(program).toMatchObject({
      programType: ['FullTime', 'Apprenticeship'],
      timeToComplete: 'P3Y',
      startDate: '2027-02-15',
    });
    expect(faq).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Et après ?', acceptedAnswer: { text: 'Un mastère.' } }],
    });
  });

  it('says nothing of a price or of an intake that nobody knows', () => {
    const text = JSON.stringify(
      say({ ...PROGRAMME, price: null, faq: [], duration: null, campuses: [] }, []),
    );

    expect(text).not.toMatch(/offers|startDate|FAQPage|timeToComplete|location|null/);
  });
});

const CAMPUS = {
  slug: 'lyon',
  title: 'Lyon',
  heading: 'Campus de Lyon',
  city: 'Lyon',
  address: '45, cours du Méridien',
  postalCode: '69007',
  coordinates: { latitude: 45.7, longitude: 4.8 },
  phone: toPhone('+33 4 99'),
  email: null,
} as CampusDetail;

describe('the school', () => {
  it('has its campuses', () => {
    expect(schoolData([CAMPUS], site)(aContext())).toMatchObject([
      { ...SCHOOL, department: [{ name: 'Lyon', url: 'https://www.meridia.example/campus/lyon' }] },
    ]);
  });

  it('is reached by mail', () => {
    const context = aContext();
    expect(contactData(context)).toMatchObject([{ email: context.website.email }]);
  });

  it('is at the address of a campus', () => {
    expect(campusData(CAMPUS, 'FR')(aContext())).toMatchObject([
      {
        name: 'Campus de Lyon',
        parentOrganization: SCHOOL,
        address: {
          streetAddress: '45, cours du Méridien',
          postalCode: '69007',
          addressLocality: 'Lyon',
          addressCountry: 'FR',
        },
        geo: { latitude: 45.7, longitude: 4.8 },
        telephone: '+33 4 99',
      },
    ]);
  });
});

describe('an event', () => {
  const LYON = { slug: 'lyon', title: 'Lyon' };
  const EVENT = {
    title: 'Portes ouvertes',
    startsAt: '2026-11-28T13:00:00.000Z',
    endsAt: '2026-11-28T18:00:00.000Z',
    venue: null,
    campuses: [LYON],
    address: null,
    campusAddresses: [{ ...CAMPUS, country: 'France' }],
    signUpHref: 'https://inscription.example/',
    isPast: false,
  } as unknown as EventDetail;
  const say = (changes: Partial<EventDetail>) =>
    eventData(
      { ...EVENT, ...changes },
      {
        name: 'Campus de Lyon',
        campuses: [
          { name: 'Campus de Lyon', country: 'FR' },
          { name: 'Campus de Paris', country: 'FR' },
        ].slice(0, (changes.campuses ?? EVENT.campuses).length),
      },
    )(aContext())[0];

  it('is at the hour of Paris, at its campus', () => {
    expect(say({})).toMatchObject({
      startDate: '2026-11-28T14:00:00+01:00',
      endDate: '2026-11-28T19:00:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'Campus de Lyon', address: { postalCode: '69007' } },
      offers: { url: 'https://inscription.example/' },
    });
  });

  it.each([
    [
      'online',
      { campuses: [], campusAddresses: [] },
      { '@type': 'VirtualLocation', url: 'https://inscription.example/' },
    ],
    [
      'at two campuses',
      {
        campuses: [LYON, { slug: 'paris', title: 'Paris' }],
        campusAddresses: [
          { ...CAMPUS, country: 'France' },
          { ...CAMPUS, postalCode: '75017', country: 'France' },
        ],
      },
      [
        { '@type': 'Place', name: 'Campus de Lyon', address: { postalCode: '69007' } },
        { '@type': 'Place', name: 'Campus de Paris', address: { postalCode: '75017' } },
      ],
    ],
    [
      'at a fair',
      { venue: 'Parc', address: '1, rue du Parc' },
      { '@type': 'Place', address: '1, rue du Parc' },
    ],
    [
      'somewhere without an address',
      { venue: 'Parc', address: null },
      { '@type': 'Place', address: 'Campus de Lyon' },
    ],
  ])('%s', (_case, changes, location) => {
    expect(say(changes)).toMatchObject({ location });
  });

  it('that is over takes nobody any more', () => {
    expect(say({ isPast: true })).not.toHaveProperty('offers');
  });
});

describe('an offer', () => {
  const OFFER = {
    title: 'Chargé',
    company: 'Vallée',
    city: 'Tours',
    contract: 'stage',
    description: paragraph('Un poste.'),
    missions: ['Écrire'],
    publishedOn: '2026-11-14',
    expiresOn: '2027-01-13',
    startMonth: null,
    isExpired: false,
  } as unknown as JobOfferDetail;

  it('says who hires, where, and until when', () => {
    expect(jobData(OFFER, 'FR')(aContext())).toMatchObject([
      {
        description: 'Un poste.\nÉcrire',
        datePosted: '2026-11-14',
        validThrough: '2027-01-13',
        employmentType: 'INTERN',
        hiringOrganization: { name: 'Vallée' },
        jobLocation: { address: { addressLocality: 'Tours', addressCountry: 'FR' } },
      },
    ]);
  });

  it('that has expired is none', () => {
    expect(jobData({ ...OFFER, isExpired: true }, 'FR')(aContext())).toEqual([]);
  });
});

describe('a text', () => {
  const POST = {
    title: 'Titre',
    publishedOn: '2026-11-12',
    author: 'Aude Lestrange, enseignante',
  } as BlogPostDetail;

  it.each([
    [
      'news are by the school',
      newsData(POST as never),
      { headline: 'Titre', datePublished: '2026-11-12', author: SCHOOL },
    ],
    [
      'a post is by its author',
      blogPostData(POST),
      { author: { '@type': 'Person', name: 'Aude Lestrange' }, publisher: SCHOOL },
    ],
    ['or by the school', blogPostData({ ...POST, author: null }), { author: SCHOOL }],
  ])('%s', (_case, data, expected) => {
    expect(data(aContext())).toMatchObject([expected]);
  });
});

describe('the folds of a page', () => {
  const fold = (...titles: string[]) => ({
    kind: 'accordion',
    id: 'a',
    anchor: null,
    title: 'Plis',
    items: titles.map((title) => ({ id: title, title, body: paragraph('Oui.') })),
  });

  it('are questions when each of them asks', () => {
    expect(
      blockQuestions([fold('Combien ?', 'Où ?'), fold('Étape 1', 'Pourquoi ?'), { kind: 'hero' }]),
    ).toEqual([
      { question: 'Combien ?', answer: 'Oui.' },
      { question: 'Où ?', answer: 'Oui.' },
    ]);
  });

  it('are no FAQ without a question', () => {
    expect(faqData([])(aContext())).toEqual([]);
  });
});
