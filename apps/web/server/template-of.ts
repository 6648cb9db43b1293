import { createRouter } from '@engine/routes';
import { PAGE_ROUTES } from '@meridia/domain/page-routes.data';
import { onceForText } from '@/lib/once-for-text';
import { isForPrograms } from '@/pages/machines/for-programs';
import { splitLocale } from '@/pages/page-key.rules';

const LOST = 'lost';
const FOR_PROGRAMS = 'for-programs';
const MAX_KNOWN = 5000;

const findRoute = createRouter(PAGE_ROUTES);

function find(key: string): string {
  // The key of a page that says that there is none is no address.
  if (!key.startsWith('/')) return LOST;
  if (isForPrograms(key)) return FOR_PROGRAMS;
  const [path = ''] = splitLocale(key).path.split('?');
  return findRoute(path)?.name ?? LOST;
}

/** By the key of a page: patterns are tried once for each, and not for each request. */
const templateOfKey = onceForText(MAX_KNOWN, find);

/** The name of the page that answers an address: there are as many as kinds of pages, whatever visitors ask for. */
export const templateOf = (key: string | null): string => (key === null ? LOST : templateOfKey(key));
