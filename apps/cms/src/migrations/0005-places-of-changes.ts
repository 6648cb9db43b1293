import type { Convert } from './migration';

/** What was announced before, and what the release before announces, may have changed any list. */
export const giveChangesPlaces: Convert = async (trx) => {
  await trx.raw(
    'alter table content_changes add column if not exists is_in_place boolean not null default false',
  );
  return 'added';
};
