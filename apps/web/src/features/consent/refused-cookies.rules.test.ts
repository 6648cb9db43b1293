import { describe, expect, it } from 'vitest';
import { chosenPurposes, EVERYTHING, NOTHING } from './consent.rules';
import { cookiesToDelete, deletions } from './refused-cookies.rules';

describe('TRACK-05 a withdrawal deletes the cookies of its purpose', () => {
  const cookies =
    'i18n_redirected=en; origine-tracking=a;utm_source=b; utm_medium=c; _ga=GA1; _ga_X1=GS1; session=1';

  it.each([
    ['nothing when all is allowed', EVERYTHING, []],
    ['the origin', chosenPurposes(['audience']), ['origine-tracking', 'utm_source', 'utm_medium']],
    ['the audience, whatever the tags have called them', chosenPurposes(['origin']), ['_ga', '_ga_X1']],
    ['both', NOTHING, ['origine-tracking', 'utm_source', 'utm_medium', '_ga', '_ga_X1']],
  ])('%s', (_sentence, choice, expected) => {
    expect(cookiesToDelete(cookies, choice)).toEqual(expected);
  });

  it('nothing where there is nothing', () => {
    expect(cookiesToDelete('', NOTHING)).toEqual([]);
  });

  it('for the host and for the domains above it', () => {
    expect(deletions('_ga', 'www.meridia.example')).toEqual([
      '_ga=; Max-Age=0; Path=/',
      '_ga=; Max-Age=0; Path=/; Domain=www.meridia.example',
      '_ga=; Max-Age=0; Path=/; Domain=meridia.example',
      '_ga=; Max-Age=0; Path=/; Domain=example',
    ]);
  });
});
