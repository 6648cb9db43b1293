import { LIST_FILTERS, PAGE_PARAMETER, type ListPage } from '@meridia/domain/list-filters';
import { DEFAULT_LOCALE, type Locale } from '@meridia/domain/locales';
import { actionPageKey, readActionRequest } from '@/features/action-modal/action-address.rules';
import { readCalendarChoice } from '@/features/calendar/calendar-choice.rules';
import { compareKey } from '@/features/comparison/compare-address.rules';
import { DEBUG_PATH, debugQuery } from '@/features/error-page/error-debug.rules';
import { listHref, listOfPath } from '@/features/lists/list-address.rules';
import { hasUnknownFilter, UNKNOWN_FILTER } from '@/features/lists/list-selection.rules';
import { shownSelection } from '@/features/lists/shown-selection.rules';
import { costKey, costPathSlug } from '@/features/programme-cost/cost-choice.rules';
import { encodePath } from '@meridia/domain/address-path.rules';
import { readSearch, searchHref } from '@/features/search/search-address.rules';
import { readTypedPlace } from '@/features/visit/typed-place.rules';
import { localeOfPath, localePath, paths, withQuery } from '@/lib/paths';
import { calendarOfPage, isCalendarAddress, pageOfCalendar } from '@/lib/calendar-address';

/** An address in two parts: its language, and where it is in every language. */
export function splitLocale(address: string): { locale: Locale; path: string } {
  const locale = localeOfPath(address);
  const path = locale === DEFAULT_LOCALE ? address : address.slice(`/${locale}`.length);
  return { locale, path: path.startsWith('/') ? path : `/${path}` };
}

/** S-41: a page that says that a filter was not applied is another one, and only one for each selection. */
function listKey(list: ListPage, query: URLSearchParams): string {
  const href = listHref(list, shownSelection(list, query));
  if (!hasUnknownFilter(list, query)) return href;
  return `${href}${href.includes('?') ? '&' : '?'}${UNKNOWN_FILTER}=1`;
}

/** ROUTE-06: a page of the news by its number, and a filter beside it: what a page of the filtered list is asked for. */
function filteredNewsPage(path: string, query: URLSearchParams): URLSearchParams | null {
  const [, page] = /^\/actualites\/page\/([^/]+)$/.exec(path) ?? [];
  const isFiltered = Object.keys(LIST_FILTERS.actualites).some((name) => query.get(name));
  if (page === undefined || !isFiltered) return null;
  const numbered = new URLSearchParams(query);
  numbered.set(PAGE_PARAMETER, page);
  return numbered;
}

function ownPart(path: string, query: URLSearchParams): string {
  // A calendar is that of its page: it reads the same of the query.
  if (isCalendarAddress(path)) return calendarOfPage(ownPart(pageOfCalendar(path), query));
  if (path === paths.compare) return compareKey(query);
  const priced = costPathSlug(path);
  if (priced !== null) return costKey(priced, query);
  const numbered = filteredNewsPage(path, query);
  if (numbered) return listKey('actualites', numbered);
  const list = listOfPath(path);
  if (list) return listKey(list, query);
  if (path === paths.calendar()) return paths.calendar(readCalendarChoice(query));
  if (path === paths.visit()) return paths.visit(readTypedPlace(query));
  if (path === paths.search) return searchHref(readSearch(query));
  return path === DEBUG_PATH ? withQuery(path, debugQuery(query)) : encodePath(path);
}

/**
 * The address under which a page is stored and asked for: its path, and of the query only what the page reads, in one order. So
 * whatever shows the same is one page, and nothing that a visitor adds makes another. Takes a canonical path, decoded.
 */
export function pageKey(address: string, query: URLSearchParams): string {
  const { locale, path } = splitLocale(address);
  const action = readActionRequest(address, query);
  if (!action) return localePath(locale, ownPart(path, query));
  const { programme, campus } = action;
  return actionPageKey(locale, action.action, { programme, campus });
}
