import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseServerEnvironment, SETTING_NAMES } from './server';

const RIGHT = {
  SITE_KEY: 'meridia',
  CONTENT_API_URL: 'http://127.0.0.1:1337/api',
  CONTENT_USERNAME: 'site',
  CONTENT_PASSWORD: 'secret',
  MEDIA_DIR: '/srv/media',
};

describe('the settings of the site', () => {
  it('I18N-02 are a French site unless told otherwise', () => {
    expect(parseServerEnvironment(RIGHT)).toMatchObject({
      ENABLED_LOCALES: ['fr'],
      ERROR_DEBUG: false,
      CONSENT: 'required',
      TRUSTED_EDGE: false,
      ALLOWED_REDIRECT_HOSTS: [],
      CALLS_PER_MINUTE: 1200,
      CONTENT_TIMEOUT_MS: 2000,
      ACTIONS_PER_MINUTE: 3000,
      PORT: 3000,
    });
  });

  it('an empty variable is an absent one', () => {
    const names = ['SITE_HOST', 'REDIS_URL', 'AUTH_URL', 'ERROR_DEBUG', 'ENGLISH_SITE_URL', 'CONSENT'];
    const trackers = ['TAG_MANAGER_ID', 'TAG_MANAGER_URL'];
    const outside = ['BROWSER_API_URL', 'SEARCH_ENGINES'];
    const empty = Object.fromEntries([...names, ...trackers, ...outside].map((name) => [name, '']));

    expect(parseServerEnvironment({ ...RIGHT, ...empty })).toMatchObject({
      SITE_HOST: undefined,
      REDIS_URL: undefined,
      ERROR_DEBUG: false,
      CONSENT: 'required',
      TAG_MANAGER_ID: undefined,
      TAG_MANAGER_URL: 'https://www.googletagmanager.com/gtm.js',
      BROWSER_API_URL: undefined,
      SEARCH_ENGINES: 'allowed',
    });
  });

  it.each([
    ['SITE_KEY', 'autre'],
    ['CONTENT_API_URL', 'localhost:1337'],
    ['CONTENT_PASSWORD', ''],
    ['MEDIA_DIR', 'media'],
    ['ENABLED_LOCALES', 'en'],
    ['ERROR_DEBUG', 'yes'],
    ['REDIS_URL', 'http://127.0.0.1:6379'],
    ['AUTH_URL', 'javascript:alert(1)'],
    ['CALLS_PER_MINUTE', '0'],
    ['ACTIONS_PER_MINUTE', '0'],
    ['PORT', '70000'],
    ['CONSENT', 'yes'],
    ['TAG_MANAGER_ID', 'UA-1234'],
    ['TAG_MANAGER_URL', 'gtm.js'],
    ['BROWSER_API_URL', '/api'],
    ['SEARCH_ENGINES', 'no'],
  ])('refuse %s=%s by its name', (name, value) => {
    expect(() => parseServerEnvironment({ ...RIGHT, [name]: value })).toThrow(name);
  });

  it.each([
    { PREVIEW_SECRET: 'a secret of the test' },
    { PREVIEW_USERNAME: 'preview', PREVIEW_PASSWORD: 'x' },
  ])('PREVIEW-03 refuse half of what previews need: %j', (half) => {
    expect(() => parseServerEnvironment({ ...RIGHT, ...half })).toThrow('PREVIEW_SECRET');
  });

  it('PREVIEW-03 accept several secrets while one takes the place of another, each long enough', () => {
    const preview = { PREVIEW_USERNAME: 'preview', PREVIEW_PASSWORD: 'x' };
    const withSecret = (PREVIEW_SECRET: string) =>
      parseServerEnvironment({ ...RIGHT, ...preview, PREVIEW_SECRET });

    expect(withSecret('a new secret of it,a former one of it').PREVIEW_SECRET).toHaveLength(2);
    expect(() => withSecret('a new secret of it,short')).toThrow('PREVIEW_SECRET');
  });

  it('refuse two passwords of Redis', () => {
    const settings = { ...RIGHT, REDIS_URL: 'redis://:one@127.0.0.1:6379', REDIS_PASSWORD: 'other' };

    expect(() => parseServerEnvironment(settings)).toThrow('REDIS_PASSWORD');
  });

  it('I18N-02 refuse English that is redirected nowhere', () => {
    const settings = { ...RIGHT, ENABLED_LOCALES: 'fr,en', ENGLISH_PREFIX: 'redirected' };

    expect(() => parseServerEnvironment(settings)).toThrow('ENGLISH_SITE_URL');
  });
});

it('.env.example names every setting, and no other', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const names = Array.from(example.matchAll(/^([A-Z_]+)=/gm), ([, name]) => name);

  expect(names.toSorted()).toEqual(SETTING_NAMES.toSorted());
});
