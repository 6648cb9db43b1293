type Refusal = { name?: string; message?: string };

const FAILED = 'La version n’a pas été restaurée. Rechargez la page, puis réessayez.';

/** The sentences of the service are French, those of Strapi are not. */
export function restoreRefusal({ name, message }: Refusal): string {
  return name === 'ValidationError' || name === 'ApplicationError' ? (message ?? FAILED) : FAILED;
}
