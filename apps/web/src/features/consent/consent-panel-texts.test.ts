import { describe, expect, it } from 'vitest';
import { PURPOSES } from '@meridia/domain/consent';
import { TRACKERS } from '@meridia/domain/trackers.data';
import { LABELS } from '@meridia/labels/labels.data';
import { createSiteContext } from '@/lib/site-context';
import { consentPanelTexts } from './consent-panel-texts';

const missed: string[] = [];
const labels = { dictionaries: LABELS, logger: { info: (text: string) => missed.push(text) } };

describe.each(['fr', 'en'] as const)('TRACK-05 the words of the panel (%s)', (locale) => {
  const texts = consentPanelTexts(createSiteContext({ locale, labels }));

  it('tell of every purpose, and of all that it keeps', () => {
    expect(texts.purposes.map(({ purpose }) => purpose)).toEqual(PURPOSES);
    for (const { purpose, trackers } of texts.purposes)
      expect(trackers).toHaveLength(TRACKERS[purpose].length);
  });

  it('are all in the dictionary', () => {
    expect(missed).toEqual([]);
  });
});

describe('TRACK-05 a tracker', () => {
  const { purposes } = consentPanelTexts(createSiteContext({ locale: 'fr', labels }));
  const linesOf = (asked: string) => purposes.find(({ purpose }) => purpose === asked)?.trackers ?? [];

  it('of the site has its own name, its life and when it is written', () => {
    expect(linesOf('origin')[0]).toEqual([
      'origine-tracking',
      expect.any(String),
      expect.stringMatching(/\S, \S/),
    ]);
  });

  it('of a service has the name that the labels give it', () => {
    expect(linesOf('audience')[0]?.[0]).toBe(LABELS.fr['consent.tracker.tagManager.name'].label);
  });
});
