import { beforeEach, describe, expect, it } from 'vitest';
import { feedMarks } from '@/store/feed-marks';
import { createOwnPages } from './own-pages';
import { aPage } from './stored-page.fixture';

const KEY = '/programme?campus=lyon';

beforeEach(() => feedMarks.begin({ epoch: 'e', position: 0 }, 0));

describe('the pages of this process', () => {
  it('S-10 a page that becomes one of too many is found as it is now', async () => {
    const own = createOwnPages();
    own.put(KEY, await aPage({ html: 'kept' }));
    const brief = await aPage({ html: 'brief', isBrief: true });
    own.put(KEY, brief);
    expect(own.peek(KEY)).toBe(brief);
    const kept = await aPage({ html: 'kept again' });
    own.put(KEY, kept);

    expect(own.peek(KEY)).toBe(kept);
    expect(own.count()).toMatchObject({ fresh: 1, behind: 0, blocking: 0 });
  });

  it('S-08 are counted by what a change makes of them; out of date are those that visitors read', async () => {
    const own = createOwnPages();
    own.put('/about', await aPage({ about: { tags: ['a'], day: null } }));
    own.put('/around', await aPage({ around: { tags: ['a'], day: null } }));
    own.put('/other', await aPage());
    own.put('/copied', await aPage({ about: { tags: ['a'], day: null } }));
    for (const key of ['/about', '/around', '/other']) own.use(key);
    feedMarks.apply([{ tags: ['a'], change: 1 }], 1);

    expect(own.count()).toMatchObject({ fresh: 1, behind: 1, blocking: 2 });
    // What a visitor would wait for comes first, whichever was asked for last.
    expect(own.outOfDate(1000)).toEqual({ waitedFor: ['/about'], behind: ['/around'] });
  });
});
