import { describe, expect, it } from 'vitest';
import { oldBackups, oldSegments } from './old-backups.rules.ts';

const NOW = new Date('2026-03-31T12:00:00Z');
const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T03:00:00.000Z`;

describe('backups that are not kept any longer', () => {
  it.each([
    ['none while all are young', [day(29), day(30), day(31)], []],
    ['those of before, whatever their order', [day(31), day(1), day(30), day(29)], [day(1)]],
    ['none of the last ones, however old', [day(1), day(2)], []],
    ['the older of three old ones', [day(2), day(1), day(3)], [day(1)]],
  ])('%s', (_case, taken, old) => {
    expect(oldBackups(taken, NOW, { days: 10, atLeast: 2 })).toEqual(old);
  });
});

const OLDEST = '00000002000000000000000A';

describe('segments of the journal that no backup needs', () => {
  it.each([
    ['the one before', '000000020000000000000009', true],
    ['the one before, compressed', '000000020000000000000009.gz', true],
    ['one of the timeline before', '000000010000000000000009', true],
    ['the part of one that a timeline ended in', '000000010000000000000009.partial', true],
    ['the first that is needed', OLDEST, false],
    ['the same, compressed', `${OLDEST}.gz`, false],
    ['the same of the timeline before', '00000001000000000000000A', false],
    ['a later one of the timeline before', '00000001000000000000000B', false],
    ['a later one', '000000020000000100000000', false],
    ['the history of a timeline, which recovery reads', '00000002.history', false],
    ['the label of a backup', '000000020000000000000009.00000028.backup', false],
    ['one that is being written', '000000020000000000000009.part', false],
  ])('%s', (_what, name, isOld) => {
    expect(oldSegments([name], OLDEST)).toEqual(isOld ? [name] : []);
  });
});
