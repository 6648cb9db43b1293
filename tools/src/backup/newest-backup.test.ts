import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupName } from './backup-names.rules.ts';
import { MANIFEST } from './manifest.ts';
import { findNewestBackup } from './newest-backup.ts';

const STATE = { release: 'of the test', epoch: 'e', wal: 'F'.repeat(24), files: [], media: [] };

describe('the newest backup of a folder', () => {
  let to = '';
  const add = (takenAt: string, finishedAt?: string) => {
    const folder = path.join(to, backupName(takenAt));
    mkdirSync(folder);
    writeFileSync(path.join(folder, MANIFEST), JSON.stringify({ takenAt, finishedAt, ...STATE }));
  };
  beforeAll(() => {
    to = mkdtempSync(path.join(tmpdir(), 'newest-backup-'));
  });
  afterAll(() => rmSync(to, { recursive: true }));

  it('is none where nothing is, nor even a folder', async () => {
    expect(await findNewestBackup(to)).toBeNull();
    expect(await findNewestBackup(path.join(to, 'away'))).toBeNull();
  });

  it('ended when it began, as far as an older manifest says', async () => {
    add('2026-11-17T02:00:00.000Z');
    const moment = new Date('2026-11-17T02:00:00.000Z');
    expect(await findNewestBackup(to)).toEqual({ takenAt: moment, finishedAt: moment });
  });

  it('is the last, with the moment of its end', async () => {
    add('2026-11-18T02:00:00.000Z', '2026-11-18T02:40:00.000Z');
    mkdirSync(path.join(to, '20261119T020000000Z.part'));
    expect(await findNewestBackup(to)).toEqual({
      takenAt: new Date('2026-11-18T02:00:00.000Z'),
      finishedAt: new Date('2026-11-18T02:40:00.000Z'),
    });
  });
});
