type Refusal = { name?: string; message?: string; details?: unknown };

const FAILED = 'Le service n’a pas répondu. Réessayez dans un instant.';
/** The sentences of our own checks; those of Strapi are English. */
const OURS = ['ValidationError', 'ApplicationError', 'NotFoundError', 'ForbiddenError'];
const FRENCH = /[’« éèêàç]/;

/** What an editor reads when the service says no. */
export function refusalOf({ name, message }: Refusal): string {
  return name && OURS.includes(name) && message && FRENCH.test(message) ? message : FAILED;
}

/** The field of a form that it is about, if it says so. */
export function refusedField({ details }: Refusal): string | null {
  const errors = (details as { errors?: { path?: unknown[] }[] } | undefined)?.errors;
  const field = errors?.[0]?.path?.[0];
  return typeof field === 'string' ? field : null;
}
