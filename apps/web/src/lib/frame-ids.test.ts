import { describe, expect, it } from 'vitest';
import { FRAME_IDS, toOwnAnchor } from './frame-ids';

describe('S-13 an anchor of the content is never a name of ours', () => {
  it.each([
    ...Object.values(FRAME_IDS),
    'titre-campus',
    'bloc-1',
    'navbar-evenements-3',
    'deux mots',
    '',
    null,
  ])('%s is left out', (anchor) => {
    expect(toOwnAnchor(anchor)).toBeNull();
  });

  it.each(['admissions', 'menus-de-la-cantine', 'blocs', 'réglages-du-campus'])('%s stays', (anchor) => {
    expect(toOwnAnchor(anchor)).toBe(anchor);
  });
});
