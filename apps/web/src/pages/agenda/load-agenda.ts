import type { Locale } from '@meridia/domain/locales';
import { getCampuses } from '@/content/campuses/campuses.query';
import { around, orLeftOut, readToday } from '@/content/client/content-cache';
import { getEvents } from '@/content/events/events.query';
import { getWebsite } from '@/content/website/website.query';
import { findEvents } from '@/features/events/agenda.rules';
import type { ListSelection } from '@/features/lists/list-selection.rules';
import type { ListContent } from '@/pages/lists/define-list-page';
import type { Agenda } from '@/views/agenda/agenda';

/** The list has one page: null for any other. */
export async function loadAgenda(
  locale: Locale,
  { values, page }: ListSelection<'agenda'>,
): Promise<ListContent<Agenda> | null> {
  if (page > 1) return null;
  const [events, campuses, website, today] = await Promise.all([
    getEvents(locale),
    around(() => orLeftOut(() => getCampuses(locale))),
    around(() => getWebsite(locale)),
    readToday(),
  ]);
  const upcoming = { events, today };
  return {
    upcoming,
    campuses: campuses ?? [],
    found: findEvents(upcoming, values),
    siteUrl: website?.siteUrl ?? null,
  };
}
