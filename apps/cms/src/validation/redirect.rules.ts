import {
  PATTERNS_MAX,
  readPattern,
  type PatternProblem,
  type RedirectPattern,
} from '@meridia/domain/redirect-pattern';
import { isOnAllowedHost, normaliseSource, type RedirectKind } from '@meridia/domain/redirects';

/** Its destination is empty where the page is gone (LIFE-02). */
export type Redirect = { source: string; destination: string; kind: RedirectKind; active: boolean };

/** What the site has at an address, for a redirect that would hide it or lead to it. */
export type SitePages = {
  /** Whether a visitor sees a page at this path, in its language. */
  isPage: (path: string) => boolean;
  /** Whether anything answers there, in whatever language: the site leads a reader to her own. */
  isAnswered: (path: string) => boolean;
  /** A page among those that fit, if any. */
  findPage: (fits: (path: string) => boolean) => string | undefined;
};
/** Why a redirect is refused, on the field to change. */
export type RedirectProblem = { field: 'source' | 'destination'; message: string };
/** What it is compared with: the others of its school, the hosts it may lead to, the pages of the site. */
export type RedirectContext = {
  others: readonly Redirect[];
  allowedHosts: readonly string[];
  pages: SitePages;
};

const onSource = (message: string): RedirectProblem => ({ field: 'source', message });
const onDestination = (message: string): RedirectProblem => ({ field: 'destination', message });

const EXTERNAL = /^https?:\/\/\S+$/;
const INTERNAL = /^\/(?!\/)\S*$/;

/** The path of the site that a destination leads to, in the form of a source. */
export function toPath(destination: string): string | null {
  return normaliseSource(destination.split(/[?#]/)[0] ?? '');
}

const PATTERN_PROBLEMS: Record<PatternProblem, string> = {
  ends: 'Un motif commence par « ^ » et finit par « $ ».',
  expression: 'Le motif n’est pas une expression régulière valide.',
  grammar:
    'Le motif emploie une forme qui n’est pas admise : du texte, « . », « \\d », « [a-z] », des groupes « (a|b) », et « ? », « * », « + » ou « {4} » ; un groupe ne se répète pas sans fin.',
  cost: 'Le motif serait trop long à comparer : gardez une seule partie libre (« .+ » ou « .* »), et bornez les autres (« [^/]+ » devant une barre, « \\d{1,4} »).',
};

/** Read once for all the redirects that it is compared with. */
const patterns = new WeakMap<Redirect, RedirectPattern | PatternProblem>();

function patternOf(rule: Redirect): RedirectPattern | PatternProblem {
  const pattern = patterns.get(rule) ?? readPattern(rule.source);
  patterns.set(rule, pattern);
  return pattern;
}

/** A pattern that is none, stored by mistake, matches nothing: it must not keep the others from being saved. */
export function matches(rule: Redirect, path: string): boolean {
  if (rule.kind !== 'pattern') return rule.source === path;
  const pattern = patternOf(rule);
  return typeof pattern !== 'string' && pattern.groupsIn(path) !== null;
}

function checkSource(redirect: Redirect): string | null {
  const { kind, source } = redirect;
  if (kind !== 'pattern') {
    const isPath = /^\/[^?#]+$/.test(source);
    return isPath && normaliseSource(source) === source
      ? null
      : 'La source est un chemin du site : une barre au début, aucun paramètre, et pas l’accueil.';
  }
  const pattern = patternOf(redirect);
  return typeof pattern === 'string' ? PATTERN_PROBLEMS[pattern] : null;
}

function checkDestination({ destination, kind }: Redirect, allowedHosts: readonly string[]): string | null {
  if (kind === 'gone')
    return destination === '' ? null : 'Une page supprimée ne mène nulle part : laissez la destination vide.';
  if (INTERNAL.test(destination)) return null;
  if (!EXTERNAL.test(destination)) return 'La destination est un chemin du site ou une adresse http(s).';
  if (isOnAllowedHost(destination, allowedHosts)) return null;
  const hosts = allowedHosts.length > 0 ? allowedHosts.join(', ') : 'aucun';
  return `La destination est sur un site qui n’est pas autorisé (sites autorisés : ${hosts}).`;
}

/** What the path of the site is that a redirect leads to; null: it leaves the site, or what it copies from the path decides. */
function fixedTarget({ destination }: Redirect): string | null {
  return INTERNAL.test(destination) ? toPath(destination) : null;
}

function findClash(redirect: Redirect, others: readonly Redirect[]): RedirectProblem | null {
  const active = others.filter((other) => other.active);
  const isOneTooMany =
    redirect.kind === 'pattern' && active.filter(({ kind }) => kind === 'pattern').length >= PATTERNS_MAX;
  if (isOneTooMany) return onSource(`Une école a ${PATTERNS_MAX} motifs actifs au plus.`);
  const target = fixedTarget(redirect);
  if (target !== null && matches(redirect, target)) return onDestination('La redirection mène à elle-même.');
  if (target !== null && active.some((other) => matches(other, target))) {
    return onDestination('La destination est elle-même redirigée : indiquez l’adresse finale.');
  }
  const chained = active.find(
    (other) => INTERNAL.test(other.destination) && matches(redirect, toPath(other.destination) ?? ''),
  );
  return chained
    ? onSource(`La redirection de « ${chained.source} » mène ici : changez d’abord sa destination.`)
    : null;
}

/** DESK-03: the site asks its redirects first, so that a page at the source of one is never seen again. */
function findHiddenPage({ kind, source }: Redirect, pages: SitePages): RedirectProblem | null {
  return kind !== 'pattern' && pages.isPage(source)
    ? onSource('Une page du site est à cette adresse : la redirection la cacherait.')
    : null;
}

function findTakenPage(redirect: Redirect, pages: SitePages): RedirectProblem | null {
  const taken = redirect.kind === 'pattern' ? pages.findPage((path) => matches(redirect, path)) : undefined;
  return taken === undefined
    ? null
    : onSource(`Le motif cacherait la page « ${taken} » : rendez-le plus précis.`);
}

function findDeadTarget(redirect: Redirect, pages: SitePages): RedirectProblem | null {
  const target = fixedTarget(redirect);
  const isKnown = target !== null && !(redirect.kind === 'pattern' && /\$[1-9]/.test(redirect.destination));
  return isKnown && !pages.isAnswered(target)
    ? onDestination(
        `Aucune page publiée n’est à l’adresse « ${target} » : les visiteurs y trouveraient une erreur.`,
      )
    : null;
}

/** What must be known of the site's pages to check these redirects. */
export function askedPages(redirects: readonly Redirect[]): { paths: string[]; isEveryPageAsked: boolean } {
  const active = redirects.filter((redirect) => redirect.active);
  return {
    paths: active.flatMap((redirect) => {
      const target = fixedTarget(redirect);
      return [
        ...(redirect.kind === 'pattern' ? [] : [redirect.source]),
        ...(target === null ? [] : [target]),
      ];
    }),
    isEveryPageAsked: active.some(({ kind }) => kind === 'pattern'),
  };
}

/** Why a redirect can't be saved beside the others of its school (REDIR-11, DESK-03), or null: no duplicate, loop, chain, hidden page or dead target. */
export function findRedirectProblem(
  redirect: Redirect,
  { others, allowedHosts, pages }: RedirectContext,
): RedirectProblem | null {
  const sourceProblem = checkSource(redirect);
  if (sourceProblem) return onSource(sourceProblem);
  if (others.some(({ source }) => source === redirect.source))
    return onSource('Une redirection part déjà de cette source.');
  if (!redirect.active) return null;
  const destinationProblem = checkDestination(redirect, allowedHosts);
  if (destinationProblem) return onDestination(destinationProblem);
  return (
    findHiddenPage(redirect, pages) ??
    findClash(redirect, others) ??
    findTakenPage(redirect, pages) ??
    findDeadTarget(redirect, pages)
  );
}
