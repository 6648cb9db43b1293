import { readFileSync } from 'node:fs';
import path from 'node:path';
import { programmeCosts } from '@meridia/domain/fees.rules';
import { netCost } from '@meridia/domain/net-cost.rules';
import { RATES_OF_2026 } from '@meridia/domain/rates.fixture';
import { LABELS } from '@meridia/labels/labels.data';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aProgrammeDetail } from '@/content/programmes/programme-detail.fixture';
import { CostTable } from '@/features/programme-cost/cost-table';
import { programmeCardFacts } from '@/features/programmes/programme-facts';
import { createSiteContext } from '@/lib/site-context';
import { keyFacts } from '@/views/programme-page/programme-texts';
import { compareRows } from './compare-rows';

type CourseWire = Required<NonNullable<Parameters<typeof aProgrammeDetail>[0]>>;
type CourseFile = Pick<CourseWire, 'slug' | 'category' | 'domain' | 'entryLevel' | 'graduationLevel'> & {
  duration: Omit<NonNullable<CourseWire['duration']>, 'id'>;
  price: { amount: number; registrationFee: number | null; workStudyFromYear?: number };
  rhythm: string[];
};

const FILE = path.join(import.meta.dirname, '../../../../cms/seed/content/meridia/catalogue/courses.json');
const COURSES = JSON.parse(readFileSync(FILE, 'utf8')) as CourseFile[];
const TODAY = '2026-11-16';
const SCHOOL = { yearlyContribution: 110, rates: RATES_OF_2026 };

const site = createSiteContext({
  locale: 'fr',
  labels: { dictionaries: LABELS, logger: { info: () => undefined } },
});

function programmeOf({
  slug,
  category,
  domain,
  entryLevel,
  graduationLevel,
  duration,
  price,
  rhythm,
}: CourseFile) {
  return aProgrammeDetail({
    ...{ slug, category, domain, entryLevel, graduationLevel },
    duration: { id: 1, ...duration },
    price: {
      id: 1,
      currency: 'EUR',
      amount: price.amount,
      registrationFee: price.registrationFee,
      workStudyFromYear: price.workStudyFromYear ?? null,
    },
    fulltime: rhythm.includes('fulltime'),
    periodic: rhythm.includes('periodic'),
  });
}

/** Every amount in a text, without its typography. */
const amountsIn = (text: string) =>
  [...text.matchAll(/(\d[\d\s\u00a0\u202f]*)\s*€/gu)].map(([, digits = '']) =>
    Number(digits.replace(/\D/g, '')),
  );

describe('COST-02 the same price wherever it is told', () => {
  it('reads the 48 programmes', () => expect(COURSES).toHaveLength(48));

  it.each(COURSES.map((course) => [course.slug, course] as const))('%s', (_slug, course) => {
    const programme = programmeOf(course);
    const costs = (programmeCosts(programme, SCHOOL.yearlyContribution) ?? []).map((cost) => {
      const net = netCost(programme, { mode: cost.mode, age: 18, grant: null, rent: null }, SCHOOL, TODAY);
      if (!net) throw new Error('No net cost');
      return { cost, net };
    });
    const rows = compareRows(site, [{ programme, age: 18, costs, intake: null, openDay: null }]);
    const row = (label: string) => rows.find((one) => one.label === site.text(label))?.cells[0]?.lines ?? [];

    const [compared = ''] = row('course.anchor.fees');
    const listed = programmeCardFacts(site, programme, TODAY).find(
      ({ label }) => label === site.text('course.anchor.fees'),
    )?.value;
    expect([listed, keyFacts(site, programme).at(-1)]).toEqual([compared, compared]);

    const totals = costs.map(({ cost }) => cost.total);
    const page = renderToStaticMarkup(
      <CostTable site={site} costs={costs.map(({ cost }) => cost)} funding={null} />,
    );
    const onPage = [...page.matchAll(/<b>(.*?)<\/b>/g)].flatMap(([, text = '']) => amountsIn(text));
    expect(onPage).toEqual(totals);
    expect(row('course.cost.total').flatMap(amountsIn)).toEqual(totals);
    expect(
      costs.map(({ net: { total } }) => total.tuition + total.registrationFee + total.contribution),
    ).toEqual(totals);
    expect(totals.length).toBe(programme.rhythms.length);
  });
});
