import type { Verdict } from './crm-grid.model';

/** What came of asking a target: the status of its last answer, or why there was none. */
export type Outcome = { status: number } | { failure: Failure };
export type Failure = (typeof FAILURES)[number];

export const FAILURES = [
  'address',
  'private',
  'unknown-host',
  'unreachable',
  'certificate',
  'slow',
  'redirects',
] as const;

const SENTENCES: Record<Failure, string> = {
  address: 'Ce n’est pas une adresse complète.',
  private: 'L’adresse est celle d’un réseau privé : aucun visiteur ne peut l’ouvrir.',
  'unknown-host': 'Le nom du site n’existe pas, ou plus.',
  unreachable: 'Le site ne répond pas.',
  certificate: 'Le certificat du site n’est pas valable : les navigateurs le refusent.',
  slow: 'Le site n’a pas répondu à temps.',
  redirects: 'L’adresse renvoie de page en page sans fin.',
};

/** They may let a visitor through whom they do not take for a program. */
const DOUBTFUL = new Set([401, 403, 406, 429, 503, 999]);
const CERTIFICATE = /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY/;

const verdictOfStatus = (status: number): Verdict =>
  status >= 200 && status < 300 ? 'fine' : DOUBTFUL.has(status) ? 'doubtful' : 'dead';

export function verdictOf(outcome: Outcome): Verdict {
  return 'status' in outcome ? verdictOfStatus(outcome.status) : 'dead';
}

/** What an editor reads; null where all is well. */
export function sentenceOf(outcome: Outcome): string | null {
  if ('failure' in outcome) return SENTENCES[outcome.failure];
  const { status } = outcome;
  if (verdictOf(outcome) === 'fine') return null;
  if (verdictOf(outcome) === 'doubtful')
    return `Le site a refusé la vérification (${status}) : ouvrez l’adresse pour vous en assurer.`;
  return status === 404 || status === 410
    ? `Le formulaire n’existe plus (${status}).`
    : `Le site a répondu par une erreur (${status}).`;
}

/** By the name that Node gives to what went wrong. */
export function failureOf(code: string): Failure {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknown-host';
  if (code === 'EPRIVATE') return 'private';
  if (code === 'ETIMEDOUT' || code === 'ABORT_ERR') return 'slow';
  return CERTIFICATE.test(code) ? 'certificate' : 'unreachable';
}
