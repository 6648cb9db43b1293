/** A pattern that has frozen servers elsewhere, and what is repeated in an address to do so. */
type Attack = { pattern: string; repeated: string; end: string };

const attack = (pattern: string, repeated = 'a', end = '!'): Attack => ({ pattern, repeated, end });

/** The two that were found (S-02, C-05) and others of their kind; each is refused, or costs no more than its path deserves. */
export const ATTACKS: readonly Attack[] = [
  attack('^/(a+)+$'),
  attack('^/(.*)*x$'),
  // A repeated group that holds a repetition.
  attack('^/(a*)*$'),
  attack('^/(a+)*$'),
  attack('^/(a*)+b$'),
  attack('^/([a-z]+)*$', 'abc'),
  attack('^/([a-z0-9-]+)+$', 'a-1'),
  attack('^/([a-z0-9-]+/?)+$', 'ab/'),
  attack('^/(\\w+\\s?)*$', 'word '),
  attack('^/(\\d+)*x$', '1'),
  attack('^/(x+x+)+y$', 'x'),
  attack('^/(([a-z])+.)+[a-z]([a-z])+$'),
  attack('^/((((a*)*)*)*)$'),
  attack('^/(a{1,}){1,}$'),
  attack('^/(a{2,})+$'),
  attack('^/(?:(?:a+)+)+$'),
  attack('^/(.+/)+x$', 'a/'),
  // Choices that overlap.
  attack('^/(a|a)*$'),
  attack('^/(a|aa)+$'),
  attack('^/(a|a?)+$'),
  attack('^/(a|b|ab)*c$', 'ab'),
  attack('^/(?:.|[a-z])+!!$'),
  attack('^/(|a)+$'),
  // One free part after the other.
  attack('^/.*.*x$'),
  attack('^/.*.*.*.*x$'),
  attack('^/(.+)(.+)(.+)(.+)x$'),
  attack('^/a*a*a*a*a*b$'),
  attack('^/\\w*\\d*\\w*x$', '1'),
  attack('^/.+-.+-.+-.+x$', 'a-'),
  attack('^/[^/]*[^/]*[^/]*/x$'),
  attack('^/.*,.*,.*,x$', ','),
  // Counted without measure.
  attack('^/(.*a){20}$'),
  attack('^/(a?){30}a{30}$'),
  attack('^/a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a{20}$'),
  attack('^/((a{0,10}){0,10}){0,10}$'),
  attack('^/(a{1,100}){1,10}$'),
  attack('^/(((){999}){999}){999}$'),
  attack('^/(.?){999}$'),
  attack('^/a{99999999}$'),
  attack('^/(a|b)*a(a|b){15}$', 'ab'),
  // Looking around, and naming what was found.
  attack('^/(?=(a+))a*b\\1x$'),
  attack('^/(?!(a+)+$).*$'),
  attack('^/(?<=(a+)+)x$'),
  attack('^/(a+)\\1+$'),
  attack('^/(?<n>a+)+\\k<n>$'),
  attack('^/(a+?)+?$'),
  // Allowed, and linear: one free part, and what must follow it everywhere.
  attack('^/.*a{36}b$'),
  attack('^/.*[ab]{34}c$', 'ab'),
  attack('^/.*a?a?a?a?b$'),
  attack('^/.*(aaaab|aaaac|aaaad|aaaae)$'),
  attack('^/[^/]+/[^/]+/[^/]+/[^/]+$', 'a/'),
  attack('^/(.+)/page/\\d{1,4}$', '/page/1'),
  attack('^/.*portes-ouvertes$', 'portes-ouverte'),
];

/** The dearest pattern that is allowed with 18 letters: with one more it is refused. Each index gives another one. */
export const dearPattern = (letters: number, index = 0): string =>
  `^/.*[a-z]{${letters}}${'abcdefgh'[index % 8]}${10 + index}$`;
export const DEAREST_LETTERS = 18;

/** The address that an attack is made of, in the form of a source. */
export function attackPath({ repeated, end }: Attack, length: number): string {
  return `/${repeated.repeat(Math.ceil(length / repeated.length)).slice(0, length - 1 - end.length)}${end}`;
}
