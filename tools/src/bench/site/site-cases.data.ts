/** What is asked of a node, of the edge, and of servers that do nothing else than send the same bytes. */
export type SiteCase = { name: string; path: string; status: number; isKept: boolean };

export const SITE_CASES: readonly SiteCase[] = [
  { name: 'home', path: '/', status: 200, isKept: true },
  { name: 'programme page', path: '/programme/bts-commerce-international', status: 200, isKept: true },
  { name: 'filtered list', path: '/programme?campus=lyon', status: 200, isKept: true },
  {
    name: 'action',
    path: '/crm/registration?programme=bts-commerce-international&campus=paris',
    status: 302,
    isKept: false,
  },
];
