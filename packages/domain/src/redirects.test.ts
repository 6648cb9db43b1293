import { describe, expect, it } from 'vitest';
import { normaliseSource } from './redirects.ts';

describe('REDIR-11 sources are compared decoded, NFC, lower case, without final slash', () => {
  it.each([
    ['an ordinary path is left alone', '/ecole/histoire', '/ecole/histoire'],
    ['capitals are lowered', '/Ecole/HISTOIRE', '/ecole/histoire'],
    ['the final slash goes', '/ecole/', '/ecole'],
    ['several final slashes go', '/ecole///', '/ecole'],
    ['the home page keeps its slash', '/', '/'],
    ['slashes alone are the home page', '///', '/'],
    ['percent-encoding is decoded', '/%C3%A9cole', '/école'],
    ['whatever the case of its digits', '/%c3%a9cole', '/école'],
    ['an encoded capital is lowered once decoded', '/%C3%89COLE', '/école'],
    ['a decomposed accent is composed', '/e\u0301cole', '/\u00e9cole'],
    ['an encoded decomposed accent too', '/e%CC%81cole', '/\u00e9cole'],
    ['a capital that composes only once lowered', '/H\u0331', '/\u1e96'],
    ['an old uploaded file keeps its dot', '/Uploads/CGV-2024.PDF', '/uploads/cgv-2024.pdf'],
  ])('%s', (_sentence, path, expected) => {
    expect(normaliseSource(path)).toBe(expected);
  });

  it.each(['/%', '/100%', '/%zz', '/%C3', '/%E0%A4%A'])('%s is malformed', (path) => {
    expect(normaliseSource(path)).toBeNull();
  });

  it('takes no longer than a path deserves when it is made of slashes', () => {
    const path = `${'/'.repeat(200_000)}a`;
    const start = performance.now();

    expect(normaliseSource(path)).toBe(path);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
