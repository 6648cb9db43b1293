import { describe, expect, it } from 'vitest';
import { campaignOf, ownReferrerQuery, withCampaign } from './campaign.rules';

const query = (text: string) => new URLSearchParams(text);

describe('TRACK-05 the campaign of a visit without a script', () => {
  it('is what the address says of it, bounded, and nothing else', () => {
    const address = `campus=lyon&utm_source=salon&utm_content=&gclid=${'x'.repeat(900)}&origine-tracking=a`;
    expect(campaignOf(query(address)).toString()).toBe(`utm_source=salon&gclid=${'x'.repeat(200)}`);
  });

  it.each([
    ['the page before', 'https://www.meridia.example/?utm_source=salon', 'utm_source=salon'],
    ['not that of another site', 'https://letudiant.fr/?utm_source=salon', ''],
    ['not that of another port', 'https://www.meridia.example:8443/?utm_source=salon', ''],
    ['nothing without a page before', undefined, ''],
    ['nothing from what is no address', 'javascript', ''],
  ])('comes from %s', (_case, referrer, expected) => {
    expect(ownReferrerQuery(referrer, 'www.meridia.example').toString()).toBe(expected);
  });

  it.each([
    ['goes on to the next step', 'programme=bts', 'utm_source=a&page=2', 'programme=bts&utm_source=a'],
    ['keeps a field that was sent empty', 'programme=', 'gclid=1', 'programme=&gclid=1'],
    ['is not added to its own', 'utm_source=b', 'utm_source=a', undefined],
    ['is not added without one', 'programme=bts', 'page=2', undefined],
  ])('%s', (_case, asked, before, expected) => {
    expect(withCampaign(query(asked), query(before))?.toString()).toBe(expected);
  });
});
