import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { chosenPurposes, consentRecord, keptChoice, NOTHING } from './consent.rules';
import { CONSENT_SCRIPT } from './consent-script.rules';

const MADE_AT = Date.UTC(2026, 10, 15);
const DAY_MS = 24 * 60 * 60 * 1000;
const ONE = chosenPurposes(['origin']);
const record = consentRecord(ONE, MADE_AT);
const altered = (values: object) => JSON.stringify({ ...JSON.parse(record), ...values });

/** What the script of the page writes on `<html>`. */
function isAskedBeforePaint(stored: string | null, now: number): boolean {
  const dataset: Record<string, string> = {};
  runInNewContext(CONSENT_SCRIPT, {
    localStorage: { getItem: (key: string) => (key === 'consent' ? stored : null) },
    document: { documentElement: { dataset } },
    Date: { now: () => now, parse: Date.parse },
  });
  return dataset.consent === 'asked';
}

describe('TRACK-05 a choice that was made', () => {
  it('is kept with its time and the version of the words', () => {
    expect(JSON.parse(record)).toEqual({
      version: '1.0.0',
      at: '2026-11-15T00:00:00.000Z',
      choice: { audience: false, origin: true, media: false },
    });
  });

  it.each([
    ['is valid at once', record, 0, ONE],
    ['a refusal is valid too', consentRecord(NOTHING, MADE_AT), 0, NOTHING],
    ['is valid until the end of the 180th day', record, 180 * DAY_MS - 1, ONE],
    ['is asked again after 180 days', record, 180 * DAY_MS, null],
    ['is asked again for other words', altered({ version: '0.9.0' }), 0, null],
    ['is asked again when its time is to come', record, -DAY_MS, null],
    ['is asked again when its time means nothing', altered({ at: 'hier' }), 0, null],
    ['is asked again when a purpose is missing', altered({ choice: { audience: true } }), 0, null],
    ['is asked again when a purpose is no yes or no', altered({ choice: { ...ONE, media: 'oui' } }), 0, null],
    ['is asked again when it is no choice', altered({ choice: null }), 0, null],
    ['is asked when there is none', null, 0, null],
    ['is asked when what is there is no record', 'true', 0, null],
    ['is asked when what is there cannot be read', '{', 0, null],
  ])('%s', (_sentence, stored, sinceMs, expected) => {
    expect(keptChoice(stored, MADE_AT + sinceMs)).toEqual(expected);
    expect(isAskedBeforePaint(stored, MADE_AT + sinceMs)).toBe(expected === null);
  });

  it('a store that refuses to be read is an empty one', () => {
    const dataset: Record<string, string> = {};
    runInNewContext(CONSENT_SCRIPT, { document: { documentElement: { dataset } } });
    expect(dataset.consent).toBe('asked');
  });
});
