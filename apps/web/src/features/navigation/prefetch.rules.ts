/** What answers with something else than a page that is the same for everybody, or that nobody wants before the click. */
const NO_PAGES = /^(?:\/en)?\/(?:crm|media|login|api)(?:\/|$)/;
const FILE = /\.[^/]*$/;

type Address = { origin: string; pathname: string; search: string };

/** The page that a link leads to, if it is worth asking for before the click; null: it is not. */
export function prefetchedPage(link: Address, page: Address): string | null {
  const { origin, pathname, search } = link;
  if (origin !== page.origin || NO_PAGES.test(pathname) || FILE.test(pathname)) return null;
  const isHere = pathname === page.pathname && search === page.search;
  return isHere ? null : `${pathname}${search}`;
}
