import { describe, expect, it } from 'vitest';
import { AUDIENCE_GRANTED, DENIED, tagManagerAddress } from './tag-manager.rules';

describe('CALL-11 the tag manager', () => {
  it.each([
    ['https://www.googletagmanager.com/gtm.js', 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123'],
    ['https://mesure.example/gtm.js?v=2', 'https://mesure.example/gtm.js?v=2&id=GTM-ABC123'],
  ])('of %s is asked for with its id', (url, address) => {
    expect(tagManagerAddress({ id: 'GTM-ABC123', url })).toBe(address);
  });

  it('starts with everything refused, and consent allows the audience alone', () => {
    expect(new Set(Object.values(DENIED))).toEqual(new Set(['denied']));
    expect(Object.keys(AUDIENCE_GRANTED)).toEqual(['analytics_storage']);
    expect(DENIED).toHaveProperty('analytics_storage');
  });
});
