const FAILED = 'L’opération a échoué. Réessayez.';
const TOLD = new Set(['ValidationError', 'ApplicationError', 'NotFoundError']);

/** What an editor reads when the service says no. Its sentences are French, those of Strapi are not. */
export function refusalOf(error: unknown): string {
  const { name, message } = (error ?? {}) as { name?: string; message?: string };
  return name && message && TOLD.has(name) && /[ éèàç’«]/.test(message) && message !== 'Not Found'
    ? message
    : FAILED;
}
