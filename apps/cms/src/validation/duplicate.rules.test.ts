import { describe, expect, it } from 'vitest';
import { UNIQUE_INDEXES } from '../database/unique-indexes.data';
import { toDuplicateError } from './duplicate.rules';

const refused = (constraint: string) =>
  Object.assign(new Error('duplicate key'), { code: '23505', constraint });

describe('C-16 a duplicate is told to the editor', () => {
  it.each(UNIQUE_INDEXES)('C-16 on the field $field, for $name', ({ name, field, sentence }) => {
    const error = toDuplicateError(refused(name));
    expect(error).toMatchObject({ name: 'ValidationError', message: sentence });
    expect(error).toMatchObject({ details: { errors: [{ path: [field], message: sentence }] } });
  });

  it.each([
    ['an index that is not an editor’s matter', refused('strapi_core_store_settings_pkey')],
    ['another error', Object.assign(new Error('deadlock'), { code: '40P01', constraint: 'events_slug_uq' })],
    ['not an error', null],
  ])('C-16 %s stays what it is', (_what, error) => {
    expect(toDuplicateError(error)).toBeNull();
  });
});
