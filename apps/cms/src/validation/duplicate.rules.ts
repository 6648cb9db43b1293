import { errors } from '@strapi/utils';
import { UNIQUE_INDEXES } from '../database/unique-indexes.data';

const UNIQUE_VIOLATION = '23505';

/** What PostgreSQL refused as a duplicate, told to the editor on the field to change; null for any other error. */
export function toDuplicateError(error: unknown): Error | null {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  const index = UNIQUE_INDEXES.find(({ name }) => name === constraint);
  if (code !== UNIQUE_VIOLATION || !index) return null;

  const { field, sentence } = index;
  const details = { errors: [{ path: [field], message: sentence, name: 'ValidationError' }] };
  return new errors.ValidationError(sentence, details);
}
