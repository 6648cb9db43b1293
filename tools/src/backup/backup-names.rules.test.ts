import { expect, it } from 'vitest';
import { backupName, cutShort, newestName } from './backup-names.rules.ts';

const NOW = new Date('2026-11-19T03:00:00.000Z');

it('the newest backup is the last that is whole, whatever else lies there', () => {
  const names = ['20261119T020000000Z.part', '20261118T020000000Z', 'media', 'wal', '20261117T020000000Z'];
  expect(newestName(names)).toBe(backupName('2026-11-18T02:00:00.000Z'));
});

it.each([[[]], [['media', 'wal', '20261119T020000000Z.part']]])('there is none in %j', (names) => {
  expect(newestName(names)).toBeNull();
});

it('what was cut short goes after a day, and nothing else', () => {
  const old = '20261117T020000000Z.part';
  const names = [old, '20261118T030000000Z.part', '20261119T020000000Z.part', '20261001T020000000Z', 'wal'];
  expect(cutShort(names, NOW)).toEqual([old]);
});
