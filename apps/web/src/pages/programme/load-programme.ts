import type { Locale } from '@meridia/domain/locales';
import { around, orLeftOut, readToday } from '@/content/client/content-cache';
import { getProgramme, getProgrammes } from '@/content/programmes/programmes.query';
import { getWebsite } from '@/content/website/website.query';
import type { ProgrammeContent, SchoolFees } from '@/views/programme-page/programme-content';

const NOTHING_SAID: SchoolFees = { yearlyContribution: null, feesPath: null, financingPath: null };

/** Null when there is no such programme. */
export async function loadProgramme(locale: Locale, slug: string): Promise<ProgrammeContent | null> {
  const programme = await getProgramme(locale, slug);
  if (!programme) return null;

  const [catalogue, website, today] = await Promise.all([
    around(() => orLeftOut(() => getProgrammes(locale))),
    around(() => getWebsite(locale)),
    readToday(),
  ]);
  const related =
    catalogue && programme.related.flatMap((near) => catalogue.find((one) => one.slug === near.slug) ?? []);
  return {
    programme,
    related,
    intakes: programme.intakeDates.filter((date) => date >= today),
    fees: website ?? NOTHING_SAID,
  };
}
