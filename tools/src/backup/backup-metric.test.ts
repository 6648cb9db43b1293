import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeBackupMetric } from './backup-metric.ts';

it('says when the last backup ended, in one file that is never half written', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'backup-metric-'));
  const file = path.join(folder, 'meridia.prom');
  await writeBackupMetric(file, new Date('2026-11-18T03:00:00.900Z'));
  await writeBackupMetric(file, new Date('2026-11-19T03:00:00.900Z'));

  const [type, line] = readFileSync(file, 'utf8').split('\n');
  expect(type).toBe('# TYPE meridia_backup_finished_timestamp_seconds gauge');
  expect(line).toBe(`meridia_backup_finished_timestamp_seconds ${Date.parse('2026-11-19T03:00:00Z') / 1000}`);
  expect(readdirSync(folder)).toEqual(['meridia.prom']);
  rmSync(folder, { recursive: true });
});
