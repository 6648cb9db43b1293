import type { Course, CourseInstance, EducationalOccupationalProgram, Offer } from 'schema-dts';
import { programmeCosts, type Cost } from '@meridia/domain/fees.rules';
import type { DurationUnit, StudyMode } from '@meridia/domain/courses';
import type { ProgrammeDetail } from '@/content/programmes/programme-detail.model';
import type { SiteContext } from '@/lib/site-context';
import type { PageData } from './data-context';
import { faqData } from './faq-data';
import { schoolReference } from './school-data';

type Content = {
  programme: ProgrammeDetail;
  /** Those to come. */
  intakes: readonly string[];
  fees: { yearlyContribution: number | null };
};

const DURATIONS: Record<DurationUnit, (value: number) => string> = {
  year: (value) => `P${value}Y`,
  years: (value) => `P${value}Y`,
  months: (value) => `P${value}M`,
  days: (value) => `P${value}D`,
  hours: (value) => `PT${value}H`,
};

/** Schema.org's word for a student who also works. */
const PROGRAMME_TYPES: Record<StudyMode, string> = {
  fulltime: 'FullTime',
  periodic: 'Apprenticeship',
  continuing: 'ContinuingEducation',
};

const FREE = 'Free';
const PAID = 'Paid';

/** What a student pays to the end, in one way to follow the programme: the totals of the table of the page. */
function offerOf(site: SiteContext, { mode, total, currency }: Cost): Offer {
  return {
    '@type': 'Offer',
    name: site.text(`course.rhythm.${mode}`),
    category: total === 0 ? FREE : PAID,
    price: total,
    priceCurrency: currency,
  };
}

/** One for each intake; it is the same on every campus. */
function instanceOf(startDate: string, { duration, campuses, taughtIn }: ProgrammeDetail): CourseInstance {
  return {
    '@type': 'CourseInstance',
    startDate,
    courseMode: 'Onsite',
    inLanguage: taughtIn,
    ...(duration ? { courseWorkload: DURATIONS[duration.unit](duration.value) } : {}),
    ...(campuses.length > 0
      ? { location: campuses.map(({ title }) => ({ '@type': 'Place' as const, name: title })) }
      : {}),
  };
}

/** A programme: what one learns, when it begins and where, what it costs and what it leads to. */
export function programmeData({ programme, intakes, fees }: Content, site: SiteContext): PageData {
  return (context) => {
    const { name, summary, duration, certification, rhythms, faq } = programme;
    const provider = schoolReference(context);
    const offers = programmeCosts(programme, fees.yearlyContribution)?.map((cost) => offerOf(site, cost));
    const shared = {
      name,
      url: context.url,
      ...(certification?.title ? { educationalCredentialAwarded: certification.title } : {}),
      ...(offers && offers.length > 0 ? { offers } : {}),
    };
    const course: Course = {
      '@type': 'Course',
      '@id': `${context.url}#formation`,
      ...shared,
      provider,
      description: summary ?? name,
      hasCourseInstance: intakes.map((date) => instanceOf(date, programme)),
    };
    const program: EducationalOccupationalProgram = {
      '@type': 'EducationalOccupationalProgram',
      ...shared,
      provider: { '@id': provider['@id'] },
      hasCourse: { '@id': `${context.url}#formation` },
      programType: rhythms.map((mode) => PROGRAMME_TYPES[mode]),
      ...(duration ? { timeToComplete: DURATIONS[duration.unit](duration.value) } : {}),
      ...(intakes[0] ? { startDate: intakes[0] } : {}),
    };
    return [course, program, ...faqData(faq.map(({ question, answer }) => ({ question, answer })))(context)];
  };
}
