import { describe, expect, it } from 'vitest';
import { actionOf, placeOf, type LastVersion, type NextVersion } from './version.rules';

const NOON = new Date('2026-11-16T12:00:00Z');
const after = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);
const last: LastVersion = { id: '7', action: 'update', authorId: 1, hash: 'a', at: NOON };
const next: NextVersion = { action: 'publish', authorId: 1, hash: 'a', at: after(1) };

describe('HIST-01 which writes are versions', () => {
  it.each<[string, Partial<LastVersion> | null, Partial<NextVersion>, ReturnType<typeof placeOf>]>([
    ['the first of a document', null, { action: 'update' }, 'new'],
    ['a save that changes something', {}, { action: 'update', hash: 'b' }, 'new'],
    ['a save that changes nothing, whoever made the last', {}, { action: 'update', authorId: 2 }, 'none'],
    ['the publication of what was just saved', {}, {}, 'instead'],
    ['the publication of what somebody else saved', {}, { authorId: 2 }, 'new'],
    ['the publication of what was saved long ago', {}, { at: after(61) }, 'new'],
    ['a publication that Strapi does twice', { action: 'publish' }, {}, 'none'],
    ['what is published again later', { action: 'publish' }, { at: after(61) }, 'new'],
    [
      'what is taken offline says the same, and is news',
      { action: 'publish' },
      { action: 'unpublish' },
      'new',
    ],
    ['a restoring is told, even of what the document says', {}, { action: 'restore' }, 'new'],
    ['a document that comes back after its deletion', { action: 'delete' }, { action: 'create' }, 'new'],
  ])('%s', (_rule, before, write, place) => {
    expect(placeOf(before ? { ...last, ...before } : undefined, { ...next, ...write })).toBe(place);
  });
});

describe('HIST-01 what a call of the document service is called', () => {
  it.each([
    ['create', {}, false, 'create'],
    ['create', { status: 'published' }, false, 'publish'],
    ['update', {}, true, 'update'],
    ['update', {}, false, 'create'],
    ['update', { status: 'published' }, true, 'publish'],
    ['discardDraft', {}, true, 'discardDraft'],
  ])('%s with %j, there before: %s → %s', (action, params, wasThere, name) => {
    expect(actionOf({ action, params }, wasThere)).toBe(name);
  });
});
