import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readMediaSettings, readSettings } from './settings.ts';

describe('what a backup is told', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'backup-settings-'));
    vi.stubEnv('MEDIA_DIR', '/media');
    vi.stubEnv('DATABASE_URL', undefined);
    vi.stubEnv('DATABASE_URL_FILE', undefined);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  it('is the address of the database in a file, as it is now', () => {
    const file = path.join(folder, 'backup_database_url');
    vi.stubEnv('DATABASE_URL_FILE', file);
    writeFileSync(file, 'postgres://before\n');
    expect(readSettings({ to: '/backups' })).toMatchObject({ databaseUrl: 'postgres://before' });
    writeFileSync(file, 'postgres://after');
    expect(readSettings({ to: '/backups' })).toMatchObject({
      databaseUrl: 'postgres://after',
      archive: '/backups/wal',
    });
  });

  it('may be no database for what was uploaded, and must be one for the whole', () => {
    expect(readMediaSettings({ to: '/backups' })).toEqual({ to: '/backups', mediaFolder: '/media' });
    expect(() => readSettings({ to: '/backups' })).toThrow('DATABASE_URL');
  });

  it('is never without a folder', () => {
    expect(() => readMediaSettings({})).toThrow('--to');
  });
});
