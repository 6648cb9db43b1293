import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { databaseUrl } from '@meridia/tools/services/postgres';
import { querySql } from '../support/database.ts';
import { call } from '../support/http-call.ts';
import { sharedService } from '../support/shared-service.ts';

const { url, database, tokens } = sharedService();

/** Lets go of the table whatever happens: other files read it too. */
async function whileLocked<Result>(table: string, act: () => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl(database) });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`lock table ${table} in access exclusive mode`);
    return await act();
  } finally {
    await client.end();
  }
}

const running = (requestId: string) =>
  querySql<{ query: string }>(
    database,
    `select query from pg_stat_activity where state = 'active' and query like $1 and pid <> pg_backend_pid()`,
    [`/* request_id=${requestId} */ select%`],
  );

it('C-14 pg_stat_activity tells for which request a statement runs', async () => {
  const requestId = randomUUID();
  const asked = await whileLocked('brochures', async () => {
    const answer = call(url, '/api/brochures?pagination[limit]=9', {
      token: tokens.meridia,
      headers: { 'X-Request-Id': requestId },
    });
    await expect.poll(async () => (await running(requestId)).length).toBeGreaterThan(0);
    return { answer };
  });

  expect((await asked.answer).status).toBe(200);
});
