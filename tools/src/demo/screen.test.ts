import { describe, expect, it } from 'vitest';
import { EDITORS } from '../services/service-accounts.ts';
import { toColumns, toScreen } from './screen.ts';

const DEMO = { cmsPort: 1537, webPort: 3037, databaseName: 'essai', mediaFolder: '/medias', processes: [] };

describe('toColumns', () => {
  it('lines up the cells of each column', () => {
    expect(
      toColumns([
        ['a', 'bb', 'c'],
        ['aaa', 'b', ''],
      ]),
    ).toEqual(['  a     bb   c', '  aaa   b']);
  });
});

describe('toScreen', () => {
  it.each([
    ['the site', 'http://127.0.0.1:3037'],
    ['the admin panel', 'http://127.0.0.1:1537/admin'],
    ['the content API', 'http://127.0.0.1:1537/api'],
    ['the media', '/medias'],
    ['the way to stop', 'pnpm demo --stop'],
  ])('says where %s is', (_what, text) => {
    expect(toScreen(DEMO)).toContain(text);
  });

  it.each(Object.values(EDITORS))('gives the login of $email', ({ email, password }) => {
    expect(toScreen(DEMO)).toMatch(new RegExp(`${email} +${password}`));
  });
});
