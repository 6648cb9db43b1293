import { describe, expect, it } from 'vitest';
import { LOCALES } from '@meridia/domain/locales';
import { callUrl } from './call-url';
import { apiPaths } from './paths';

const BASE = 'https://api.meridia.example/v1';

describe('CALL-02, S-35 where the browser makes its calls', () => {
  it.each([
    ['under /api by default', '', '/api/campuses/lyon?locale=fr'],
    ['at a configured base', BASE, `${BASE}/campuses/lyon?locale=fr`],
    ['whether it ends with a slash or not', `${BASE}/`, `${BASE}/campuses/lyon?locale=fr`],
  ])('%s', (_case, base, expected) => {
    expect(callUrl(apiPaths.campus('fr', 'lyon'), base)).toBe(expected);
  });

  it.each(LOCALES)('every call carries its language, in %s', (locale) => {
    const paths = [
      apiPaths.actions(locale),
      apiPaths.actionCampuses(locale, 'brochure', 'mba'),
      apiPaths.actionLink(locale, 'brochure', 'mba', 'lyon'),
      apiPaths.campus(locale, 'lyon'),
    ];

    for (const path of paths) expect(new URL(callUrl(path, BASE)).searchParams.get('locale')).toBe(locale);
  });
});
