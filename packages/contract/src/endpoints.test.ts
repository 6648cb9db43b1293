import { describe, expect, it } from 'vitest';
import {
  articlePath,
  articlesPath,
  campusPath,
  crmCampusesPath,
  crmLinkPath,
  eventPath,
  newsPath,
} from './endpoints.ts';

describe('paths', () => {
  it.each([
    ['CALL-06 news', newsPath('meridia'), '/meridia-news'],
    ['a news item', newsPath('meridia', 'rentree'), '/meridia-news/rentree'],
    ['section pages', articlesPath('meridia'), '/meridia-articles'],
    ['CALL-07 a section', articlePath('meridia', 'ecole'), '/meridia-articles/ecole'],
    ['a page of a section', articlePath('meridia', 'ecole', 'histoire'), '/meridia-articles/ecole/histoire'],
    ['CALL-08 campuses', crmCampusesPath('brochure', 'mba'), '/crm-links/brochure/mba/campuses'],
    ['CALL-08 a link', crmLinkPath('brochure', 'mba', 'lyon'), '/crm-links/brochure/mba/lyon'],
    ['CALL-09 a campus', campusPath('lyon'), '/campuses/lyon'],
  ])('%s', (_sentence, path, expected) => {
    expect(path).toBe(expected);
  });
});

describe('a slug from the address bar stays one segment', () => {
  it.each(['..', '.', '%2e%2e', '../login', 'a/b', 'a?status=draft', 'a#b', 'é', '\ud800'])('%j', (slug) => {
    const { pathname, search } = new URL(`http://cms.example/api${eventPath(slug)}`);

    expect(pathname).toMatch(/^\/api\/events\/[^/]+$/);
    expect(search).toBe('');
  });

  it('an empty one is refused: it would ask for the list', () => {
    expect(() => eventPath('')).toThrow(RangeError);
  });
});
