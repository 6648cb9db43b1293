import { paths } from './paths.ts';

/** What the installed app keeps for the time without a network, in the order the offline page lists it. */
export const OFFLINE_PAGES = [
  { label: 'nav.home', path: paths.home },
  { label: 'nav.programmes', path: paths.programmes },
  { label: 'nav.campuses', path: paths.campuses },
  { label: 'nav.agenda', path: paths.agenda },
  { label: 'shortlist.title', path: paths.compare },
] as const;
