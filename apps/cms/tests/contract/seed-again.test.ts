import { describe, expect, it } from 'vitest';
import { cloneTemplate, seedDatabase } from '@meridia/tools/services/seeded-template';

describe('loading the content', () => {
  it('writes nothing the second time on the same day', async () => {
    const clone = await cloneTemplate('seed');
    try {
      const output = await seedDatabase(clone.database, clone.mediaFolder, { SEED_TODAY: clone.today });
      expect(output).toMatch(/^0 written in/m);
    } finally {
      await clone.drop();
    }
  });

  // Programmes and pages name the next intakes. All of the content once more: by `pnpm test:reach`, not in the gate.
  it.runIf(process.env.REACH === 'whole')(
    'moves the dates, and only them, on another day',
    { timeout: 900_000 },
    async () => {
      const clone = await cloneTemplate('seed');
      try {
        const output = await seedDatabase(clone.database, clone.mediaFolder, { SEED_TODAY: '2027-03-27' });
        const written = [...output.matchAll(/^ {2}(\S+)\s+\d+\s+(\d+) written/gm)]
          .filter(([, , count]) => count !== '0')
          .map(([, group]) => group);
        expect(new Set(written)).toEqual(
          new Set(['events', 'job-offers', 'banner', 'popin', 'courses', 'articles']),
        );
      } finally {
        await clone.drop();
      }
    },
  );
});
