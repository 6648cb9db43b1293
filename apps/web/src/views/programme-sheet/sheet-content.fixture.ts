import type { Locale } from '@meridia/domain/locales';
import { LABELS } from '@meridia/labels/labels.data';
import type { ProgrammeDetail } from '@/content/programmes/programme-detail.model';
import { SCHOOL_LOGOS } from '@/features/pdf-sheet/school-logos.data';
import { localePath } from '@/lib/paths';
import { toPhone } from '@/lib/phone';
import { createSiteContext, type SiteContext } from '@/lib/site-context';
import type { SheetContent } from './sheet-content';

export const aSite = (locale: Locale): SiteContext =>
  createSiteContext({
    locale,
    school: 'Meridia',
    labels: { dictionaries: LABELS, logger: { info: () => undefined } },
  });

/** A programme with what its sheet needs beside it. */
export function aSheetContent(
  programme: ProgrammeDetail,
  locale: Locale,
  fields: Partial<SheetContent> = {},
): SheetContent {
  return {
    programme,
    intakes: programme.intakeDates,
    deadlines: ['2027-01-31', '2027-03-31'],
    modifiedAt: '2026-10-01T08:00:00.000Z',
    fees: { yearlyContribution: 110, feesPath: null, financingPath: null },
    today: '2026-11-16',
    school: {
      siteName: 'Meridia',
      email: 'contact@meridia.example',
      school: { name: 'Meridia', phone: toPhone('+33 1 99 00 10 62'), logo: null, social: [] },
    },
    logo: SCHOOL_LOGOS.meridia,
    urlOf: (path) => `https://www.meridia.example${localePath(locale, path)}`,
    ...fields,
  };
}
