import { describe, expect, it } from 'vitest';
import { parseServerEnvironment } from '@/env/server';
import { contentPrefix, pagePrefix, sharePrefix } from './key-prefix';

const SETTINGS = {
  SITE_KEY: 'meridia',
  CONTENT_API_URL: 'http://127.0.0.1:1337/api',
  CONTENT_USERNAME: 'site',
  CONTENT_PASSWORD: 'secret',
  MEDIA_DIR: '/srv/media',
};
const prefixOf = (more: Record<string, string>, build = 'b1') =>
  pagePrefix(parseServerEnvironment({ ...SETTINGS, ...more }), build);

describe('the name under which pages are stored', () => {
  it.each([
    ['UNTRANSLATED', 'hidden'],
    ['ENABLED_LOCALES', 'fr,en'],
    ['SITE_HOST', 'www.meridia.example'],
    ['CONSENT', 'not-required'],
    ['ERROR_DEBUG', 'on'],
    ['TAG_MANAGER_ID', 'GTM-ABC123'],
    ['DEPLOYMENT_VERSION', '2'],
    ['SITE_KEY', 'boreal'],
    ['ALLOWED_REDIRECT_HOSTS', 'media.example'],
  ])('S-11 is another one with %s', (name, value) => {
    expect(prefixOf({ [name]: value })).not.toBe(prefixOf({}));
  });

  it('S-11 is another one with any setting that nobody has thought of', () => {
    const environment = parseServerEnvironment(SETTINGS);
    const later = { ...environment, NEW_SETTING: 'on' };

    expect(pagePrefix(later, 'b1')).not.toBe(pagePrefix(environment, 'b1'));
  });

  it.each([
    ['PORT', '4000'],
    ['HOST', '0.0.0.0'],
    ['REDIS_URL', 'redis://127.0.0.1:6379'],
    ['CONTENT_PASSWORD', 'other'],
    ['REDIS_PASSWORD', 'other'],
    ['LAME_DUCK_SECONDS', '1'],
  ])('is the same with another %s: nodes share their pages', (name, value) => {
    expect(prefixOf({ [name]: value })).toBe(prefixOf({}));
  });

  it('SHARE-04 of share images is another one for another school', () => {
    const [own, other] = ['meridia', 'boreal'].map((SITE_KEY) =>
      sharePrefix(parseServerEnvironment({ ...SETTINGS, SITE_KEY })),
    );
    expect(own).not.toBe(other);
  });

  it('is another one for another build, while the content stays', () => {
    expect(prefixOf({}, 'b2')).not.toBe(prefixOf({}));
    const [a, b] = ['fr', 'fr,en'].map((ENABLED_LOCALES) =>
      contentPrefix(parseServerEnvironment({ ...SETTINGS, ENABLED_LOCALES })),
    );
    expect(a).toBe(b);
  });
});
