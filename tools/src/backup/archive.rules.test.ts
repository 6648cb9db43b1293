import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KEPT_DAYS } from '@meridia/domain/retention';
import { REPOSITORY } from '../services/repository.ts';
import { archiveSettings, recoverySettings, toLines } from './archive.rules.ts';

const DOCUMENT = readFileSync(path.join(REPOSITORY, 'docs/backup.md'), 'utf8');

describe('the settings of the archive', () => {
  it.each(['/a b', 'relative', `/a'b`, '/a;rm', '/a%f'])(
    '« %s » is refused: a shell would read it',
    (folder) => {
      expect(() => archiveSettings(folder)).toThrow('plain absolute path');
      expect(() => recoverySettings(folder)).toThrow('plain absolute path');
    },
  );

  it('a moment is told as PostgreSQL reads it everywhere', () => {
    expect(recoverySettings('/wal', '2026-03-31T14:00:00+02:00')).toMatchObject({
      recovery_target_time: '2026-03-31T12:00:00.000+00',
    });
  });
});

describe('the command that archives a segment of the journal', () => {
  let folder = '';
  const inFolder = (name: string) => path.join(folder, name);
  const runCommand = (command: string, file: string) =>
    spawnSync('sh', ['-c', command.replaceAll('%p', inFolder(file)).replaceAll('%f', 'segment')]).status;
  const archiveSegment = () => runCommand(archiveSettings(folder).archive_command, 'source');
  const restoreSegment = () => runCommand(recoverySettings(folder).restore_command, 'restored');
  const archived = () => gunzipSync(readFileSync(inFolder('segment.gz'))).toString();
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'archive-'));
    writeFileSync(inFolder('source'), 'one');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('succeeds again for a segment that is there with the same bytes', () => {
    expect([archiveSegment(), archiveSegment()]).toEqual([0, 0]);
    expect(archived()).toBe('one');
  });

  it('fails for other bytes under the same name, and keeps what is there', () => {
    archiveSegment();
    writeFileSync(inFolder('source'), 'two');
    expect(archiveSegment()).not.toBe(0);
    expect(archived()).toBe('one');
  });

  it('starts again after a copy that was cut short', () => {
    writeFileSync(inFolder('segment.part'), 'o');
    expect(archiveSegment()).toBe(0);
    expect(existsSync(inFolder('segment.part'))).toBe(false);
  });

  it('fails over a damaged copy', () => {
    writeFileSync(inFolder('segment.gz'), 'no archive');
    expect(archiveSegment()).not.toBe(0);
  });

  it('is undone by the one that restores', () => {
    archiveSegment();
    expect(restoreSegment()).toBe(0);
    expect(readFileSync(inFolder('restored'), 'utf8')).toBe('one');
  });

  it('may have been one that did not compress', () => {
    writeFileSync(inFolder('segment'), 'before');
    expect(restoreSegment()).toBe(0);
    expect(readFileSync(inFolder('restored'), 'utf8')).toBe('before');
  });

  it('is answered for a segment that nobody archived by a failure, at which recovery ends', () => {
    expect(restoreSegment()).not.toBe(0);
  });
});

describe('docs/backup.md says what the code does', () => {
  it('how the server archives', () => {
    expect(DOCUMENT).toContain(toLines(archiveSettings('/var/backups/meridia/wal')));
  });

  it.each(Object.entries(KEPT_DAYS))('that %s are kept for %i days', (what, days) => {
    expect(DOCUMENT).toMatch(new RegExp(`\\| \`${what}\` +\\| ${days} +\\|`));
  });
});
