import type { Locale } from '@meridia/domain/locales';
import { getCampuses } from '@/content/campuses/campuses.query';
import { around, orLeftOut, readToday } from '@/content/client/content-cache';
import { getProgrammes } from '@/content/programmes/programmes.query';
import { growTo } from '@/features/lists/growth.rules';
import type { ListSelection } from '@/features/lists/list-selection.rules';
import { findProgrammes } from '@/features/programme-finder/facets.rules';
import { inFinderOrder } from '@/features/programme-finder/finder-order.rules';
import type { ListContent } from '@/pages/lists/define-list-page';
import type { ProgrammeList } from '@/views/programme-list/programme-list';

/** Null: past the end. */
export async function loadProgrammeList(
  locale: Locale,
  { values, page }: ListSelection<'programme'>,
): Promise<ListContent<ProgrammeList> | null> {
  const [programmes, campuses, today] = await Promise.all([
    getProgrammes(locale),
    around(() => orLeftOut(() => getCampuses(locale))),
    readToday(),
  ]);
  // One chooses among the intakes to come.
  const catalogue = inFinderOrder(locale, programmes).map((programme) => ({
    ...programme,
    intakeDates: programme.intakeDates.filter((date) => date >= today),
  }));
  const found = findProgrammes(catalogue, values);
  return growTo(page, found.length) && { catalogue, campuses: campuses ?? [], found, today };
}
