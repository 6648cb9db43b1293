import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import { createSiteContext } from '@/lib/site-context';
import { anOffer } from './job-offer.fixture';
import { domainText, offerSummary, publishedText, termsText } from './job-texts.rules';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };
const site = createSiteContext({ locale: 'fr', labels });

describe('the words of an offer', () => {
  it.each([
    ['2026-11-15', 'Publiée aujourd’hui'],
    ['2026-11-16', 'Publiée aujourd’hui'],
    ['2026-11-14', 'Publiée hier'],
    ['2026-11-11', 'Publiée il y a 4 jours'],
    ['2026-10-15', 'Publiée il y a 31 jours'],
  ])('of %s on 15 November: %s', (publishedOn, text) => {
    expect(publishedText(site, publishedOn, '2026-11-15')).toBe(text);
  });

  it('says the contract and how long, when it is known', () => {
    expect(termsText(site, anOffer())).toBe('Alternance, 24 mois');
    expect(termsText(site, anOffer({ contract: 'cdi', duration: 'Temps plein' }))).toBe('CDI, temps plein');
    expect(termsText(site, anOffer({ contract: 'cdi', duration: null }))).toBe('CDI');
  });

  it('says where', () => {
    expect(offerSummary(site, anOffer())).toBe('Alternance, 24 mois – Épiceries Vallée Verte, Tours');
    expect(offerSummary(site, anOffer({ city: null }))).toBe('Alternance, 24 mois – Épiceries Vallée Verte');
  });

  it('names a trade of several words', () => {
    expect(domainText(site, 'marketing-digital')).toBe('Marketing digital');
  });
});
