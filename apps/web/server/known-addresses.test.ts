import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as query from '@/content/published-addresses/published-addresses.query';
import { createKnownAddresses } from './known-addresses';

vi.mock('@/content/published-addresses/published-addresses.query');
const all = vi.mocked(query.getPublishedAddresses);
const some = vi.mocked(query.getAddressesOf);

const NEWS = 'api::news.news';
const at = (documentId: string, address: string) => ({ type: NEWS, documentId, address });
const place = (address: string) => ({ type: NEWS, address });

beforeEach(() => all.mockResolvedValue([at('a', 'une'), at('b', 'deux')]));

describe('S-10 the addresses that are known', () => {
  it('anything may be there until they are loaded', async () => {
    const addresses = createKnownAddresses(['fr']);
    expect(addresses.isPossible(place('trois'))).toBe(true);
    await addresses.load();

    expect([place('une'), place('trois')].map(addresses.isPossible)).toEqual([true, false]);
  });

  it('S-06 anything may be there when the service says that there is nothing at all', async () => {
    const addresses = createKnownAddresses(['fr']);
    await addresses.load();
    all.mockResolvedValue([]);
    await addresses.load();

    expect(addresses.isPossible(place('une'))).toBe(true);
  });

  it('follow what is published, moved and withdrawn', async () => {
    const addresses = createKnownAddresses(['fr']);
    await addresses.load();
    some.mockResolvedValue([at('b', 'seconde'), at('c', 'trois')]);
    await addresses.renew(['a', 'b', 'c']);

    const asked = ['une', 'deux', 'seconde', 'trois'].map(place);
    expect(asked.map(addresses.isPossible)).toEqual([false, false, true, true]);
  });

  it('S-38 know where a document is in the other language', async () => {
    all.mockImplementation(async (locale) => [at('a', locale === 'fr' ? 'une' : 'one')]);
    const addresses = createKnownAddresses(['fr', 'en']);
    expect(addresses.addressIn('en', place('une'))).toBeUndefined();
    await addresses.load();
    expect(addresses.addressIn('en', place('une'))).toBe('one');
    some.mockImplementation(async (locale) => (locale === 'fr' ? [at('a', 'une')] : []));
    await addresses.renew(['a']);

    expect(addresses.addressIn('en', place('une'))).toBeNull();
    expect(addresses.isPossible(place('one'))).toBe(false);
  });

  it('two documents may be at one address for a moment', async () => {
    const addresses = createKnownAddresses(['fr']);
    all.mockResolvedValue([at('a', 'une'), at('b', 'une')]);
    await addresses.load();
    some.mockResolvedValue([]);
    await addresses.renew(['a']);

    expect(addresses.isPossible(place('une'))).toBe(true);
  });
});
