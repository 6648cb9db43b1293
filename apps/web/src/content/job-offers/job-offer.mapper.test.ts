import { describe, expect, it } from 'vitest';
import { aJobOffer } from '@meridia/contract/job-offers.fixture';
import { toJobOfferDetail } from './job-offer.mapper';

describe('a job offer', () => {
  it('has its missions and profile as texts', () => {
    expect(toJobOfferDetail(aJobOffer(), '2026-11-15')).toMatchObject({
      missions: ['Tenir la caisse'],
      profile: ['Le goût du contact'],
      applyHref: 'https://emploi.meridia.example/assistant',
      campus: { slug: 'tours', title: 'Tours' },
    });
  });

  it.each([
    ['before its last day', '2027-01-12', false],
    ['on its last day', '2027-01-13', false],
    ['the day after', '2027-01-14', true],
  ])('%s', (_rule, today, isExpired) => {
    expect(toJobOfferDetail(aJobOffer(), today).isExpired).toBe(isExpired);
  });
});
