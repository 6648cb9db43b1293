/** What a visitor may ask, and what it costs a node that has the answer. */
export type NodeCase = {
  name: string;
  path: string;
  encoding?: 'br' | 'gzip';
  /** Asked again by who has it already. */
  isKnown?: boolean;
  status: number;
};

/** Replaced by the address of the script that the home page names. */
export const SCRIPT = '{script}';

export const NODE_CASES: readonly NodeCase[] = [
  { name: 'page, br (home)', path: '/', encoding: 'br', status: 200 },
  { name: 'page, gzip (home)', path: '/', encoding: 'gzip', status: 200 },
  { name: 'page, br (section)', path: '/ecole/histoire', encoding: 'br', status: 200 },
  { name: 'page not changed', path: '/', encoding: 'br', isKnown: true, status: 304 },
  { name: 'script of the build, br', path: SCRIPT, encoding: 'br', status: 200 },
  { name: 'no such file', path: '/x.php', encoding: 'br', status: 404 },
  { name: 'unknown address', path: '/inconnu-{count}', encoding: 'br', status: 404 },
  { name: 'redirect', path: '/programmes/bts-commerce-international', encoding: 'br', status: 301 },
  {
    name: 'action, to the CRM',
    path: '/crm/registration?programme=bts-commerce-international&campus=paris',
    encoding: 'br',
    status: 302,
  },
  { name: '/healthz', path: '/healthz', status: 200 },
];
