import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createDatabase, dropDatabase, listDatabases, whileAlone } from '@meridia/tools/services/postgres';
import { makeTemplate } from '@meridia/tools/services/seeded-template';

it('makes a template anew over either half of an earlier one', async () => {
  const database = `meridia_template_half_${process.pid}`;
  const mediaFolder = await mkdtemp(path.join(tmpdir(), 'half-template-'));
  const leftOver = path.join(mediaFolder, 'left-over.webp');
  try {
    await createDatabase(database);
    await writeFile(leftOver, '');
    const filled: string[] = [];
    await makeTemplate({ database, mediaFolder }, async (draft) => {
      filled.push(...(await listDatabases(draft)));
    });
    expect(filled).toHaveLength(1);
    expect(await listDatabases(database)).toEqual([database]);
    expect(await listDatabases(filled[0]!)).toEqual([]);
    expect(existsSync(leftOver)).toBe(false);
  } finally {
    await dropDatabase(database);
    await rm(mediaFolder, { recursive: true, force: true });
  }
});

it('two that make the same template at once make it one after the other', async () => {
  const steps: string[] = [];
  const make = async (name: string) => {
    steps.push(`${name} starts`);
    await wait(50);
    steps.push(`${name} ends`);
  };
  const place = `meridia_template_alone_${process.pid}`;
  await Promise.all([whileAlone(place, () => make('one')), whileAlone(place, () => make('other'))]);
  const [first] = steps[0]!.split(' ');
  const [second] = steps[2]!.split(' ');
  expect(steps).toEqual([`${first} starts`, `${first} ends`, `${second} starts`, `${second} ends`]);
});
