import { describe, expect, it } from 'vitest';
import { findIdentitySql, toEpoch } from './feed-epoch.ts';

const SERVER_FUNCTIONS = ['pg_control_system', 'pg_walfile_name'];

function serverThatRefuses(names: string[], code: string) {
  return async (sql: string) => {
    if (names.some((name) => sql.includes(name))) throw Object.assign(new Error('refused'), { code });
  };
}

describe('findIdentitySql', () => {
  it('is made of the server and of the database', async () => {
    const sql = await findIdentitySql(async () => undefined);

    for (const name of [...SERVER_FUNCTIONS, 'pg_database', 'pg_relation_filenode']) {
      expect(sql).toContain(name);
    }
  });

  it.each(SERVER_FUNCTIONS)('leaves out %s where the server keeps it to itself', async (name) => {
    const sql = await findIdentitySql(serverThatRefuses([name], '42501'));

    expect(sql).not.toContain(name);
    for (const other of SERVER_FUNCTIONS.filter((one) => one !== name)) expect(sql).toContain(other);
    expect(sql).toContain('pg_relation_filenode');
  });

  it('an outage is not a refusal: the epoch would change with it', async () => {
    await expect(findIdentitySql(serverThatRefuses(SERVER_FUNCTIONS, '57P01'))).rejects.toThrow('refused');
  });
});

describe('toEpoch', () => {
  it('is short, always the same, and another for another identity', () => {
    expect(toEpoch('7.00000001.5.6.7')).toMatch(/^[0-9a-f]{16}$/);
    expect(toEpoch('7.00000001.5.6.7')).toBe(toEpoch('7.00000001.5.6.7'));
    expect(toEpoch('7.00000002.5.6.7')).not.toBe(toEpoch('7.00000001.5.6.7'));
  });
});
