import 'server-only';
import type { Locale } from '@meridia/domain/locales';
import { readToday } from '@/content/client/content-cache';
import { getProgramme, getProgrammes } from '@/content/programmes/programmes.query';
import type { ProgrammeContent } from '@/views/programme-page/programme-content';

/** Null when there is no such programme. */
export async function loadProgramme(locale: Locale, slug: string): Promise<ProgrammeContent | null> {
  const programme = await getProgramme(locale, slug);
  if (!programme) return null;

  const [catalogue, today] = await Promise.all([getProgrammes(locale), readToday()]);
  const related = programme.related.flatMap((near) => catalogue.find((one) => one.slug === near.slug) ?? []);
  return { programme, related, intakes: programme.intakeDates.filter((date) => date >= today) };
}
