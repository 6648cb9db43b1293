import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aroundThePage, noteAnswer, noteDay, withNotes } from '@/store/page-notes';
import { feedMarks } from '@/store/feed-marks';
import { isRefused } from './found-page';
import { createOwnPages } from './own-pages';
import { createPageStore } from './page-store';
import { alone } from './shared-pages.fixture';
import { aPage } from './stored-page.fixture';
import { plainBytes, type StoredPage } from './stored-page';

const KEY = '/programme/a';
const NAMES = ['website', 'programme', 'menu'] as const;
type Name = (typeof NAMES)[number];
type Step = { reads: Name; isAround: boolean } | { changes: Name };

const steps = fc.array(
  fc.oneof(
    fc.record({ reads: fc.constantFrom(...NAMES), isAround: fc.boolean() }),
    fc.record({ changes: fc.constantFrom(...NAMES) }),
  ),
  { minLength: 1, maxLength: 8 },
);

/** A site of one page, whose content changes at some steps of its first render, and the feed hears it at once. */
function aSite(script: readonly Step[]) {
  const content = new Map<string, number>(NAMES.map((name) => [name, 0]));
  let position = 0;
  let isFirst = true;

  function change(name: Name): void {
    position += 1;
    content.set(name, position);
    feedMarks.apply([{ tags: [name], change: position }], position);
  }
  function read(name: Name): string {
    noteAnswer({ name, hash: String(content.get(name)), tags: [name], around: [] });
    return `${name} ${content.get(name)}`;
  }

  async function makePage(): Promise<StoredPage> {
    const { made, notes } = await withNotes(feedMarks.point(), async () => {
      const parts: string[] = [];
      for (const step of script) {
        if ('changes' in step) {
          if (isFirst) change(step.changes);
        } else parts.push(step.isAround ? aroundThePage(() => read(step.reads)) : read(step.reads));
        await Promise.resolve();
      }
      isFirst = false;
      return parts.join(', ');
    });
    const settle = ({ tags, day }: typeof notes.about) => ({ tags: [...tags], day });
    const [about, around] = [settle(notes.about), settle(notes.around)];
    const answers = notes.isOfMore ? null : [...notes.answers];
    return aPage({ html: made, point: notes.point, about, around, answers });
  }

  const own = createOwnPages();
  const store = createPageStore({
    own,
    shared: alone(),
    makePage,
    hashNow: async (name) => String(content.get(name)),
    isContentReachable: () => true,
    renewSoon: () => undefined,
    contentTimeoutMs: 2000,
  });
  const said = () =>
    script
      .flatMap((step) => ('reads' in step ? [`${step.reads} ${content.get(step.reads)}`] : []))
      .join(', ');
  return { store, said };
}

it('STATE-10 a page that was rendered while its content changed is right once the change is heard, whenever it fell', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (script) => {
      feedMarks.begin({ epoch: 'e', position: 0 }, 0);
      const { store, said } = aSite(script);
      await store.find(KEY);
      // What is behind is made again after it was answered, or before.
      await store.renew(KEY);
      const found = await store.find(KEY);

      expect(found && !isRefused(found) && plainBytes(found.page).toString()).toBe(said());
    }),
    { numRuns: 300 },
  );
});

it('STATE-10 a page that was rendered across midnight is of the day on which it began', async () => {
  const { notes } = await withNotes({ epoch: 'e', position: 0 }, async () => {
    noteDay('2026-11-15');
    noteDay('2026-11-16');
  });

  expect(notes.about.day).toBe('2026-11-15');
});
