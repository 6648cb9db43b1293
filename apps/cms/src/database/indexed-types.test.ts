import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PLANS, SCHEDULED_TYPES } from '../schedule/scheduled-types.data';
import { SCHEDULED_COLUMNS } from './indexed-types.data';

function tableOf(uid: string): string {
  const [, name = ''] = uid.split('.');
  const file = path.join(import.meta.dirname, '../api', name, 'content-types', name, 'schema.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { collectionName: string }).collectionName;
}

it('SCALE-03 every plan of every type that has plans has its index', () => {
  const planned = SCHEDULED_TYPES.flatMap((uid) =>
    Object.values(PLANS).map((column) => ({ table: tableOf(uid), column })),
  );
  expect(SCHEDULED_COLUMNS).toEqual(planned);
});
