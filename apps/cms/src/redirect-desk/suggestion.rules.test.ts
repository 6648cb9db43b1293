import { describe, expect, it } from 'vitest';
import { createSuggestions } from './suggestion.rules';

const PAGES = [
  '/',
  '/agenda',
  '/campus',
  '/campus/lyon',
  '/campus/aix-en-provence',
  '/integrer-meridia/tarifs',
  '/programme/bachelor-science-politique',
  '/programme/bachelor-relations-internationales',
  '/ecole/histoire',
];

describe('DESK-07 the nearest page of an old address', () => {
  const suggest = createSuggestions(PAGES, 2);

  it.each([
    ['/formations/bachelor-science-politique', '/programme/bachelor-science-politique'],
    ['/nos-campus/lyon-leclair', '/campus/lyon'],
    ['/écoles/histoire.html', '/ecole/histoire'],
    ['/tarif', '/integrer-meridia/tarifs'],
    ['/agendas', '/agenda'],
  ])('%s: %s', (path, nearest) => {
    expect(suggest(path)[0]).toBe(nearest);
  });

  it.each(['/quelque-chose-d-autre', '/a', '/2019/04/12'])('%s is near to none', (path) => {
    expect(suggest(path)).toEqual([]);
  });

  it('gives no more than is asked for', () => {
    expect(suggest('/bachelor')).toHaveLength(2);
  });
});
