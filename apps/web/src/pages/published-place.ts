import { createRouter } from '@engine/routes';
import { PAGE_PARAMETER } from '@meridia/domain/list-filters';
import type { Place } from '@/lib/address-book';
import { ARTICLE_TYPE, PAGE_TYPES, SLUG_TYPES } from '@meridia/domain/page-types.data';
import { NO_PAGE } from '@/features/lists/list-selection.rules';
import { isCalendarAddress, pageOfCalendar } from '@/lib/calendar-address';
import { onceForText } from '@/lib/once-for-text';
import { findMachineRoute } from './machines/machine-address.rules';
import { splitLocale } from './page-key.rules';
import { ROUTES } from './routes';

const findRoute = createRouter(ROUTES);

/** The pages that have a calendar (page.ts). */
const CALENDAR_PAGES = ['agenda', 'event', 'calendar'];

/** Whether documents of a type have addresses. */
export const hasPage = ({ uid }: { uid: string }): boolean => PAGE_TYPES.includes(uid);

function findPlace(key: string): Place | 'any' | null {
  const [path = '', query = ''] = splitLocale(key).path.split('?');
  // ROUTE-06: what no list has as a page.
  if (new URLSearchParams(query).get(PAGE_PARAMETER) === String(NO_PAGE)) return null;
  const isCalendar = isCalendarAddress(path);
  const route = findMachineRoute(key) ?? findRoute(isCalendar ? pageOfCalendar(path) : path);
  if (!route || (isCalendar && !CALENDAR_PAGES.includes(route.name))) return null;
  const { rubrique, slug } = route.params;
  if (route.name === 'section')
    return { type: ARTICLE_TYPE, address: [rubrique, slug].filter(Boolean).join('/') };
  const type = SLUG_TYPES[route.name];
  return type && slug ? { type, address: slug } : 'any';
}

/** More than a school has addresses; what visitors make up goes with the oldest. */
const MAX_PLACES = 20_000;

/**
 * The document that must be published for a page to be there; `any`: the page needs none; null: there is no such page. Found once for an
 * address: an English page has two hundred links, and looking each of them up was two thirds of drawing it.
 */
export const publishedPlace = onceForText(MAX_PLACES, findPlace);
