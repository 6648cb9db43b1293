import { describe, expect, it } from 'vitest';
import { landingOrigin } from './landing.rules';

const at = (...paths: string[]) =>
  paths.map((path) => ({ address: `https://www.meridia.example${path}`, referrerHost: null }));
const from = (referrerHost: string, path: string) =>
  at(path).map(({ address }) => ({ address, referrerHost }));
const TEN_PAGES = Array.from({ length: 10 }, (_page, rank) => `/actualites/page/${rank + 2}`);

const SALON = { origin: 'stand', source: 'salon', medium: 'none' };
const MAIL = { origin: 'mail', source: 'mail', medium: 'lettre' };
const GOOGLE = { origin: 'SEARCH_google', source: 'google', medium: 'cpc' };

describe('TRACK-05 what led to the landing is known without a cookie', () => {
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
    ['what is no address says nothing', [{ address: '', referrerHost: null }], null],
    [
      'TRACK-02 a search engine, ten pages later',
      [...from('www.google.fr', '/campus'), ...at(...TEN_PAGES)],
      { origin: 'ORGANIC_google', source: 'google', medium: 'organic' },
    ],
    [
      'TRACK-03 another site, ten pages later',
      [...from('letudiant.fr', '/campus'), ...at(...TEN_PAGES)],
      { origin: 'REFERRAL_letudiant.fr', source: 'letudiant.fr', medium: 'referral' },
    ],
    [
      'TRACK-04 the last of both',
      [...at('/?utm_source=salon'), ...from('www.google.fr', '/campus'), ...at('/contact')],
      { origin: 'ORGANIC_google', source: 'google', medium: 'organic' },
    ],
    ['nothing where the browser does not tell', [], null],
  ])('%s', (_sentence, addresses, origin) => {
    expect(landingOrigin(addresses)).toEqual(origin);
  });
});
