import type { Guarded, Path } from './guard.model';

/** The day of every case. */
export const TODAY = '2026-11-16';

const TEXT = [{ type: 'paragraph', children: [{ type: 'text', text: 'Un texte.' }] }];
const NO_TEXT = [{ type: 'paragraph', children: [{ type: 'text', text: ' ' }] }];
const PICTURE = { id: 1, url: '/a.jpg', alternativeText: null };
const CERTIFICATION = {
  title: 'Chargé d’affaires',
  rncp: 'RNCP00001',
  level: 6,
  certifier: 'Meridia',
  date: '2024-01-01',
  expiryDate: '2029-01-01',
};
const figure = (fields: object) => ({
  __component: 'block.key-figures',
  items: [{ value: '26', label: 'campus', source: 'Liste des campus', year: 2026, ...fields }],
});

type Case = { with: Guarded; at: Path };
type TypeCases = { good: Guarded; broken: Record<string, Case> };

const wrong = (fields: Guarded, ...at: (string | number)[]): Case => ({
  with: fields,
  at: at.length > 0 ? at : [Object.keys(fields)[0] ?? ''],
});

const DATED_TEXT: TypeCases = {
  good: {
    slug: 'un-contenu',
    title: 'Un prix',
    summary: 'Court.',
    publishDate: TODAY,
    body: [{ __component: 'body.rich-text', content: TEXT }],
    focusImage: PICTURE,
    focusImageAlt: 'Une salle',
  },
  broken: {
    'slug-missing': wrong({ slug: '' }),
    'title-blank': wrong({ title: '   ' }),
    'summary-missing': wrong({ summary: '' }),
    'publishDate-missing': wrong({ publishDate: null }),
    'body-missing': wrong({ body: [] }),
    'to-come': wrong({ publishDate: '2027-06-01' }),
    'focusImage-undescribed': wrong({ focusImageAlt: ' ' }),
    'body-undescribed': wrong(
      { body: [{ __component: 'body.image', image: PICTURE }] },
      'body',
      0,
      'caption',
    ),
    'without-picture': wrong({ focusImage: null }),
  },
};

/** For each type a document with nothing to say of, and what breaks each of its rules, and no other. */
export const GUARD_CASES: Record<string, TypeCases> = {
  'api::menu-enrichi.menu-enrichi': { good: {}, broken: {} },
  'api::news.news': DATED_TEXT,
  'api::blog-post.blog-post': DATED_TEXT,
  'api::event.event': {
    good: {
      slug: 'un-contenu',
      title: 'Portes ouvertes',
      description: TEXT,
      dateStart: '2026-12-05T09:00:00.000Z',
      dateEnd: '2026-12-05T16:00:00.000Z',
      campuses: [{ documentId: 'a' }],
    },
    broken: {
      'slug-missing': wrong({ slug: '' }),
      'title-blank': wrong({ title: '\u00a0 ' }),
      'description-missing': wrong({ description: NO_TEXT }),
      'dateEnd-before-dateStart': wrong({ dateEnd: '2026-12-04T16:00:00.000Z' }),
      over: wrong({ dateStart: '2026-11-01T09:00:00.000Z', dateEnd: '2026-11-01T10:00:00.000Z' }),
      'without-end': wrong({ dateEnd: null }),
      'without-place': wrong({ campuses: [], venue: '' }),
    },
  },
  'api::banner.banner': {
    good: { text: 'Portes ouvertes samedi', visible: true, linkUrl: '/agenda', linkLabel: 'S’inscrire' },
    broken: {
      'text-blank': wrong({ text: ' ' }),
      'endsAt-before-startsAt': wrong({
        endsAt: '2026-12-01T09:00:00.000Z',
        startsAt: '2026-12-01T10:00:00.000Z',
      }),
      over: wrong({ endsAt: '2026-11-15T22:59:59.000Z' }),
      'switched-off': wrong({ visible: false }),
      'link-without-words': wrong({ linkLabel: '' }),
      'words-without-link': wrong({ linkUrl: null }),
    },
  },
  'api::popin.popin': {
    good: { slug: 'un-contenu', title: 'Brochure', visible: true, image: PICTURE, imageAlt: 'La brochure' },
    broken: {
      'slug-missing': wrong({ slug: '' }),
      'title-blank': wrong({ title: '' }),
      'endsAt-before-startsAt': wrong({
        endsAt: '2026-12-01T09:00:00.000Z',
        startsAt: '2026-12-01T10:00:00.000Z',
      }),
      over: wrong({ endsAt: '2026-11-15T22:59:59.000Z' }),
      'switched-off': wrong({ visible: false }),
      'image-undescribed': wrong({ imageAlt: null }),
    },
  },
  'api::course.course': {
    good: {
      slug: 'un-contenu',
      name: 'Bachelor',
      category: 'bachelor',
      summary: 'Court.',
      objectives: TEXT,
      duration: { value: 3, unit: 'years' },
      admission: { requirements: [{ text: 'Baccalauréat' }], accessDelay: 'Deux mois' },
      price: { amount: 8900 },
      years: [{ title: 'Première année' }],
      certification: CERTIFICATION,
      campuses: [{ phone: '01 23 45 67 89', email: null, handicap: TEXT }],
      focusImage: PICTURE,
      focusImageAlt: 'Une salle',
      intakeDates: [{ date: '2027-09-06' }],
    },
    broken: {
      'slug-missing': wrong({ slug: '' }),
      'name-blank': wrong({ name: ' ' }),
      'summary-missing': wrong({ summary: ' ' }),
      'objectives-missing': wrong({ objectives: NO_TEXT }),
      'duration-missing': wrong({ duration: null }),
      'requirements-missing': wrong({ admission: { requirements: [], accessDelay: 'Deux mois' } }),
      'access-delay-missing': wrong({ admission: { requirements: [{ text: 'x' }], accessDelay: '' } }),
      'price-missing': wrong({ price: { amount: null } }),
      'years-missing': wrong({ years: [] }),
      'certification-incomplete': wrong({ certification: { ...CERTIFICATION, certifier: '' } }),
      'certification-over': wrong({ certification: { ...CERTIFICATION, expiryDate: '2026-11-15' } }),
      'certification-ends': wrong({ certification: { ...CERTIFICATION, expiryDate: '2027-05-15' } }),
      'campus-missing': wrong({ campuses: [] }),
      'contact-missing': wrong({ campuses: [{ phone: '', email: null, handicap: TEXT }] }),
      'disability-missing': wrong({ campuses: [{ phone: '01 23 45 67 89', handicap: [] }] }),
      'focusImage-undescribed': wrong({ focusImageAlt: '' }),
      'without-intake': wrong({ intakeDates: [{ date: '2026-09-07' }] }),
    },
  },
  'api::campus.campus': {
    good: {
      slug: 'un-contenu',
      title: 'Lyon',
      heading: 'Étudier à Lyon',
      summary: 'Court.',
      description: TEXT,
      address: '1, rue',
      city: 'Lyon',
      phone: '04 72 00 00 00',
      email: 'lyon@meridia.example',
      handicap: TEXT,
      focusImage: PICTURE,
      focusImageAlt: 'La façade',
    },
    broken: {
      'slug-missing': wrong({ slug: '' }),
      'title-blank': wrong({ title: ' ' }),
      'heading-missing': wrong({ heading: null }),
      'summary-missing': wrong({ summary: '' }),
      'description-missing': wrong({ description: [] }),
      'address-missing': wrong({ address: '' }),
      'city-missing': wrong({ city: ' ' }),
      'phone-wrong': wrong({ phone: 'abc' }),
      'focusImage-undescribed': wrong({ focusImageAlt: null }),
      unreachable: wrong({ phone: '', email: null }),
      'disability-missing': wrong({ handicap: NO_TEXT }),
    },
  },
  'api::job-offer.job-offer': {
    good: {
      slug: 'un-contenu',
      title: 'Chargé d’export',
      company: 'Kestrel',
      description: TEXT,
      missions: [{ text: 'x' }],
      profile: [{ text: 'x' }],
      publishedOn: '2026-11-01',
      expiresOn: '2026-12-31',
    },
    broken: {
      'slug-missing': wrong({ slug: '' }),
      'title-blank': wrong({ title: ' ' }),
      'company-blank': wrong({ company: ' ' }),
      'description-missing': wrong({ description: [] }),
      'missions-missing': wrong({ missions: [] }),
      'profile-missing': wrong({ profile: null }),
      'expiresOn-before-publishedOn': wrong({ expiresOn: '2026-11-20', publishedOn: '2026-11-21' }),
      over: wrong({ expiresOn: '2026-11-15' }),
    },
  },
  'api::key-figure.key-figure': {
    good: { slug: 'un-contenu', label: 'campus', source: 'Liste des campus', year: 2026 },
    broken: {
      'slug-missing': wrong({ slug: '' }),
      'label-blank': wrong({ label: ' ' }),
      'source-missing': wrong({ source: '' }),
      'year-missing': wrong({ year: null }),
      old: wrong({ year: 2024 }),
    },
  },
  'api::article.article': {
    good: { title: 'L’école', pageLayout: [figure({})], seo: { metaDescription: 'Court.' } },
    broken: {
      'title-blank': wrong({ title: ' ' }),
      'pageLayout-missing': wrong({ pageLayout: [] }),
      'figure-without-source': wrong(
        { pageLayout: [figure({ source: ' ' })] },
        'pageLayout',
        0,
        'items',
        0,
        'source',
      ),
      'figure-without-year': wrong(
        { pageLayout: [figure({ year: null })] },
        'pageLayout',
        0,
        'items',
        0,
        'year',
      ),
      'video-without-transcript': wrong(
        { pageLayout: [{ __component: 'block.video', transcript: ' ' }] },
        'pageLayout',
        0,
        'transcript',
      ),
      'without-description': wrong({ seo: null }),
    },
  },
  'api::testimonial.testimonial': {
    good: { slug: 'un-contenu', name: 'Dorian', quote: 'Oui.' },
    broken: {
      'slug-missing': wrong({ slug: '' }),
      'name-blank': wrong({ name: ' ' }),
      'quote-missing': wrong({ quote: '' }),
    },
  },
  'api::site.site': {
    good: { siteName: 'Meridia', schools: [{ phone: { number: '01 23 45 67 89' } }] },
    broken: {
      'siteName-blank': wrong({ siteName: ' ' }),
      'phone-wrong': wrong({ schools: [{ phone: { number: 'abc' } }] }, 'schools', 0, 'phone', 'number'),
    },
  },
};
