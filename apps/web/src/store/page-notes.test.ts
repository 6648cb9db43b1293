import { describe, expect, it } from 'vitest';
import {
  aroundThePage,
  noteDay,
  noteFault,
  noteMoment,
  noteTags,
  noteTagsAround,
  withNotes,
  withoutNotes,
} from './page-notes';

const POINT = { epoch: 'e', position: 1 };

describe('what is noted while a page is made', () => {
  it('tells what the page is about from what is round it', async () => {
    const { made, notes } = await withNotes(POINT, async () => {
      noteTags(['its-document']);
      await aroundThePage(async () => {
        await Promise.resolve();
        noteTags(['menu']);
        noteDay('2026-11-15');
        noteMoment(2000);
        noteMoment(1000);
        noteMoment(3000);
      });
      noteTagsAround(['picture']);
      withoutNotes(() => noteTags(['nobody']));
      return 'page';
    });

    expect(made).toBe('page');
    expect([...notes.about.tags]).toEqual(['its-document']);
    expect([...notes.around.tags]).toEqual(['menu', 'picture']);
    expect([notes.about.day, notes.around.day]).toEqual([null, '2026-11-15']);
    expect(notes.turnsAt).toBe(1000);
  });

  it('two pages that are made together do not share their notes', async () => {
    const make = (tag: string) =>
      withNotes(POINT, async () => {
        await Promise.resolve();
        noteTags([tag]);
        if (tag === 'a') noteFault('isIncomplete');
      });
    const [a, b] = await Promise.all([make('a'), make('b')]);

    expect([[...a.notes.about.tags], [...b.notes.about.tags]]).toEqual([['a'], ['b']]);
    expect([a.notes.isIncomplete, b.notes.isIncomplete]).toEqual([true, false]);
  });

  it('outside of a page nothing is noted, and everything is read', () => {
    expect(aroundThePage(() => 'read')).toBe('read');
    expect(() => noteTags(['tag'])).not.toThrow();
  });
});
