import { describe, expect, it } from 'vitest';
import { oldBackups } from './old-backups.rules.ts';

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
