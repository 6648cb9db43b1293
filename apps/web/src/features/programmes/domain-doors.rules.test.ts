import { expect, it } from 'vitest';
import { domainCounts } from './domain-doors.rules';

it('counts the programmes of each domain, in the order of the school, without the empty ones', () => {
  const programmes = [
    { domain: 'communication' },
    { domain: 'relations-internationales' },
    { domain: 'communication' },
  ] as const;
  expect(domainCounts(programmes).map(({ slug, count }) => [slug, count])).toEqual([
    ['relations-internationales', 1],
    ['communication', 2],
  ]);
  expect(domainCounts([])).toEqual([]);
});
