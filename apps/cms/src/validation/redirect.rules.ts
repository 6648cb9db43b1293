import { normaliseSource } from '@meridia/domain/redirects';

export type Redirect = { source: string; destination: string; kind: 'exact' | 'pattern'; active: boolean };

const EXTERNAL = /^https?:\/\/\S+$/;
const INTERNAL = /^\/(?!\/)\S*$/;

/** The path of the site that a destination leads to, in the form of a source. */
export function toPath(destination: string): string | null {
  return normaliseSource(destination.split(/[?#]/)[0] ?? '');
}

function matches(rule: Redirect, path: string): boolean {
  return rule.kind === 'exact' ? rule.source === path : new RegExp(rule.source, 'u').test(path);
}

function checkSource({ kind, source }: Redirect): string | null {
  if (kind === 'exact') {
    const isPath = /^\/[^?#]+$/.test(source);
    return isPath && normaliseSource(source) === source
      ? null
      : 'La source est un chemin décodé, en minuscules, avec une barre au début, sans barre à la fin ni paramètre.';
  }
  try {
    new RegExp(source, 'u');
  } catch {
    return 'Le motif n’est pas une expression régulière valide.';
  }
  return source.startsWith('^') && source.endsWith('$')
    ? null
    : 'Un motif commence par « ^ » et finit par « $ ».';
}

/** Why a redirect can't be saved beside the others of its school (REDIR-11), or null: no duplicate, loop or chain. */
export function findRedirectProblem(redirect: Redirect, others: readonly Redirect[]): string | null {
  const sourceProblem = checkSource(redirect);
  if (sourceProblem) return sourceProblem;
  if (others.some(({ source }) => source === redirect.source))
    return 'Une redirection part déjà de cette source.';
  if (!redirect.active) return null;
  const isExternal = EXTERNAL.test(redirect.destination);
  if (!isExternal && !INTERNAL.test(redirect.destination))
    return 'La destination est un chemin du site ou une adresse http(s).';

  const active = others.filter((other) => other.active);
  const target = isExternal ? null : toPath(redirect.destination);
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
