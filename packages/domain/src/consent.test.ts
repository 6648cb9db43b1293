import { describe, expect, it } from 'vitest';
import { CONSENT_LIFE_S, OPTIONAL_PURPOSES, PURPOSE_COOKIES, PURPOSES } from './consent.ts';
import { POPIN_CLOSED_MS } from './timings.ts';
import { TRACKERS } from './trackers.data.ts';

const secondsOf = (name: string) =>
  PURPOSES.flatMap((purpose) => TRACKERS[purpose]).find((tracker) => tracker.name === name)?.seconds;

describe('what the site keeps on a device', () => {
  it.each([
    ['the choice, six months', 'consent', 15_552_000],
    ['I18N-03 the language, 365 days', 'i18n_redirected', 31_536_000],
    ['LAY-06 a closed popin, 7 days', 'popin', POPIN_CLOSED_MS / 1000],
    ['LAY-06 a closed banner, for the visit', 'banner', null],
    ['TRACK-05 the origin', 'origine-tracking', 172_800],
    ['TRACK-05 the source', 'utm_source', 172_800],
    ['TRACK-05 the medium', 'utm_medium', 172_800],
  ])('%s', (_sentence, name, seconds) => {
    expect(secondsOf(name)).toBe(seconds);
  });

  it('a choice is never kept longer than six months', () => {
    expect(CONSENT_LIFE_S).toBeLessThanOrEqual(183 * 24 * 60 * 60);
  });

  it('a withdrawal deletes every cookie of its purpose', () => {
    for (const purpose of OPTIONAL_PURPOSES) {
      const cookies = TRACKERS[purpose].filter(({ kind }) => kind === 'cookie').map(({ name }) => name);
      expect(PURPOSE_COOKIES[purpose]).toEqual(expect.arrayContaining(cookies));
    }
  });
});
