import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutQueryValues } from './without-query-values.ts';

describe('what a visitor typed, in a line of the log', () => {
  it.each([
    ['/recherche?q=lyon+mhd', '/recherche?q'],
    ['http://content/api/search?locale=fr&q=lyon%20mhd&limit=5', 'http://content/api/search?locale&q&limit'],
    ['/api/events?filters[slug][$eq]=jpo&populate=campuses', '/api/events?filters[slug][$eq]&populate'],
    ['GET /visite?lieu=12+rue+X failed: 503 (again?)', 'GET /visite?lieu failed: 503 (again?)'],
    ['{"path":"/recherche?q=a","next":1}', '{"path":"/recherche?q","next":1}'],
    ['^/old(er)?/x$', '^/old(er)?/x$'],
    ['/ecole', '/ecole'],
  ])('%s', (text, expected) => {
    expect(withoutQueryValues(text)).toBe(expected);
  });

  it('is in no query, whatever it is', () => {
    const typed = fc.string({ minLength: 3, unit: 'grapheme' });
    fc.assert(
      fc.property(typed, typed, (one, other) => {
        const query = new URLSearchParams({ q: `zq${one}`, lieu: `zq${other}` });
        const line = JSON.stringify({
          path: `/recherche?${query}`,
          source: `http://content/api/search?${query}`,
        });
        expect(withoutQueryValues(line)).not.toContain('zq');
        expect(() => JSON.parse(withoutQueryValues(line))).not.toThrow();
      }),
    );
  });
});
