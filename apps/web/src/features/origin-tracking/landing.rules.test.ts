import { describe, expect, it } from 'vitest';
import { landingOrigin } from './landing.rules';

const at = (...paths: string[]) => paths.map((path) => `https://www.meridia.example${path}`);
const TEN_PAGES = Array.from({ length: 10 }, (_page, rank) => `/actualites/page/${rank + 2}`);

const SALON = { origin: 'stand', source: 'salon', medium: 'none' };
const MAIL = { origin: 'mail', source: 'mail', medium: 'lettre' };
const GOOGLE = { origin: 'SEARCH_google', source: 'google', medium: 'cpc' };

describe('TRACK-05 the campaign of the landing is known without being stored', () => {
  it.each([
    ['on the landing page', at('/?utm_source=salon&utm_content=stand'), SALON],
    ['ten pages later', at('/?utm_source=salon&utm_content=stand', ...TEN_PAGES), SALON],
    [
      'TRACK-04 a later campaign takes its place',
      at('/?utm_source=salon', '/agenda', '/campus?utm_source=mail&utm_medium=lettre', '/contact'),
      MAIL,
    ],
    ['TRACK-02 a paid search is Google’s', at('/programme?gclid=1', '/programme/bts'), GOOGLE],
    ['an address that says other things says nothing', at('/agenda?type=salon&campus=lyon'), null],
    [
      'what it says on the landing page it says later',
      at('/?utm_id=7', '/contact'),
      { origin: 'utm', source: 'utm', medium: 'none' },
    ],
    ['what is no address says nothing', [''], null],
    ['nothing where the browser does not tell', [], null],
  ])('%s', (_sentence, addresses, origin) => {
    expect(landingOrigin(addresses)).toEqual(origin);
  });
});
