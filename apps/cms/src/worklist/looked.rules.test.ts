import { describe, expect, it } from 'vitest';
import { aFinding, aVersion } from './looked.fixture';
import { keyOf, statesToRead, toLooked, unknownOf } from './looked.rules';

const FACTS = 'a campus of 2026-11-16';

describe('WORK-04 what has to be read to know what the guard says', () => {
  it.each([
    ['a draft that was never published', { publishedAt: null }, ['draft']],
    ['what is published as the draft says it', {}, ['draft']],
    ['a draft that says more', { isModified: true }, ['draft', 'published']],
  ])('WORK-04 %s', (_what, fields, statuses) => {
    expect(statesToRead(aVersion(fields), FACTS).map(({ status }) => status)).toEqual(statuses);
  });

  it('SCALE-04 what was never looked at is looked at first, then what changed, then what is of another day', () => {
    const states = ['of yesterday', 'known', 'changed', 'new'].flatMap((documentId) =>
      statesToRead(aVersion({ documentId }), FACTS),
    );
    const known = new Map(
      states.slice(0, 3).map((state) => [keyOf(state), { stamp: state.stamp, day: 'today', findings: [] }]),
    );
    known.set(keyOf(states[0]!), { stamp: states[0]!.stamp, day: 'yesterday', findings: [] });
    known.set(keyOf(states[2]!), { stamp: 'before', day: 'today', findings: [] });
    const unknown = unknownOf(states, known, 'today').map(({ documentId }) => documentId);
    expect(unknown).toEqual(['new', 'changed', 'of yesterday']);
  });

  it('WORK-04 is read again after a save, and when what it shows has changed', () => {
    const stampOf = (fields: object, facts = FACTS) => statesToRead(aVersion(fields), facts)[0]?.stamp;
    expect(stampOf({})).toBe(stampOf({}));
    expect(stampOf({ draftAt: '2026-11-16T10:00:00.001Z' })).not.toBe(stampOf({}));
    expect(stampOf({}, 'a campus of 2026-11-17')).not.toBe(stampOf({}));
  });

  it('WORK-04 what is published has its own findings only where the draft says more', () => {
    const version = aVersion({ isModified: true });
    const known = new Map([[keyOf({ ...version, status: 'published' }), [aFinding()]]]);
    const findingsOf = (key: string) => known.get(key) ?? [];
    expect(toLooked(version, findingsOf)).toMatchObject({ draft: [], published: [aFinding()] });
    expect(toLooked(aVersion(), findingsOf)).toMatchObject({ draft: [], published: [] });
    expect(toLooked(aVersion({ publishedAt: null }), findingsOf)).toMatchObject({ published: null });
  });
});
