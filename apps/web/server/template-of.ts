import { createRouter } from '@engine/routes';
import { PAGE_ROUTES } from '@meridia/domain/page-routes.data';
import { createBoundedMap } from '@/lib/bounded-map';
import { isForPrograms } from '@/pages/machines/for-programs';
import { splitLocale } from '@/pages/page-key.rules';

const LOST = 'lost';
const FOR_PROGRAMS = 'for-programs';
const MAX_KNOWN = 5000;

const findRoute = createRouter(PAGE_ROUTES);
/** Patterns are tried once for each page, and not for each request. */
const known = createBoundedMap<string>(MAX_KNOWN);

function find(key: string): string {
  // The key of a page that says that there is none is no address.
  if (!key.startsWith('/')) return LOST;
  if (isForPrograms(key)) return FOR_PROGRAMS;
  const [path = ''] = splitLocale(key).path.split('?');
  return findRoute(path)?.name ?? LOST;
}

/** The name of the page that answers an address: there are as many as kinds of pages, whatever visitors ask for. */
export function templateOf(key: string | null): string {
  if (key === null) return LOST;
  const before = known.get(key);
  if (before !== undefined) return before;
  const template = find(key);
  known.set(key, template);
  return template;
}
