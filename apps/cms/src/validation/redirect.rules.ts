import {
  PATTERNS_MAX,
  readPattern,
  type PatternProblem,
  type RedirectPattern,
} from '@meridia/domain/redirect-pattern';
import { isOnAllowedHost, normaliseSource } from '@meridia/domain/redirects';

export type Redirect = { source: string; destination: string; kind: 'exact' | 'pattern'; active: boolean };

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
function matches(rule: Redirect, path: string): boolean {
  if (rule.kind === 'exact') return rule.source === path;
  const pattern = patternOf(rule);
  return typeof pattern !== 'string' && pattern.groupsIn(path) !== null;
}

function checkSource(redirect: Redirect): string | null {
  const { kind, source } = redirect;
  if (kind === 'exact') {
    const isPath = /^\/[^?#]+$/.test(source);
    return isPath && normaliseSource(source) === source
      ? null
      : 'La source est un chemin du site : une barre au début, aucun paramètre, et pas l’accueil.';
  }
  const pattern = patternOf(redirect);
  return typeof pattern === 'string' ? PATTERN_PROBLEMS[pattern] : null;
}

function checkDestination({ destination }: Redirect, allowedHosts: readonly string[]): string | null {
  if (INTERNAL.test(destination)) return null;
  if (!EXTERNAL.test(destination)) return 'La destination est un chemin du site ou une adresse http(s).';
  if (isOnAllowedHost(destination, allowedHosts)) return null;
  const hosts = allowedHosts.length > 0 ? allowedHosts.join(', ') : 'aucun';
  return `La destination est sur un site qui n’est pas autorisé (sites autorisés : ${hosts}).`;
}

/** Why a redirect can't be saved beside the others of its school (REDIR-11), or null: no duplicate, loop or chain. */
export function findRedirectProblem(
  redirect: Redirect,
  others: readonly Redirect[],
  allowedHosts: readonly string[],
): string | null {
  const sourceProblem = checkSource(redirect);
  if (sourceProblem) return sourceProblem;
  if (others.some(({ source }) => source === redirect.source))
    return 'Une redirection part déjà de cette source.';
  if (!redirect.active) return null;
  const destinationProblem = checkDestination(redirect, allowedHosts);
  if (destinationProblem) return destinationProblem;

  const active = others.filter((other) => other.active);
  const isOneTooMany =
    redirect.kind === 'pattern' && active.filter(({ kind }) => kind === 'pattern').length >= PATTERNS_MAX;
  if (isOneTooMany) return `Une école a ${PATTERNS_MAX} motifs actifs au plus.`;
  const target = INTERNAL.test(redirect.destination) ? toPath(redirect.destination) : null;
  if (target !== null && matches(redirect, target)) return 'La redirection mène à elle-même.';
  if (target !== null && active.some((other) => matches(other, target))) {
    return 'La destination est elle-même redirigée : indiquez l’adresse finale.';
  }
  const chained = active.find(
    (other) => INTERNAL.test(other.destination) && matches(redirect, toPath(other.destination) ?? ''),
  );
  return chained
    ? `La redirection de « ${chained.source} » mène ici : changez d’abord sa destination.`
    : null;
}
