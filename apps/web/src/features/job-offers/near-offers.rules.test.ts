import { describe, expect, it } from 'vitest';
import { anOffer } from './job-offer.fixture';
import { nearestOffers, relatedOffers } from './near-offers.rules';

const OFFER = anOffer({ slug: 'celle-ci' });
const FAR = anOffer({ slug: 'loin', city: 'Nice', domain: 'data' });
const NOWHERE = anOffer({ slug: 'sans-ville', city: null, domain: 'data' });
const CITY = anOffer({ slug: 'ville', domain: 'data' });
const TRADE = anOffer({ slug: 'metier', city: 'Nice' });
const BOTH = anOffer({ slug: 'les-deux' });
const OPEN = [FAR, NOWHERE, CITY, OFFER, TRADE, BOTH];

const slugs = (offers: readonly { slug: string }[]) => offers.map(({ slug }) => slug);

describe('the offers near another', () => {
  it('are of its trade, then of its city, without itself', () => {
    expect(slugs(relatedOffers(OPEN, OFFER, 10))).toEqual(['les-deux', 'metier', 'ville']);
  });

  it('are as many as asked for', () => {
    expect(slugs(relatedOffers(OPEN, OFFER, 2))).toEqual(['les-deux', 'metier']);
  });

  it('are completed with others when there must be some', () => {
    expect(slugs(nearestOffers(OPEN, OFFER, 4))).toEqual(['les-deux', 'metier', 'ville', 'loin']);
    expect(slugs(nearestOffers([FAR], OFFER, 4))).toEqual(['loin']);
  });

  it('no city is not the same city', () => {
    expect(relatedOffers([NOWHERE], anOffer({ city: null }), 3)).toEqual([]);
  });
});
