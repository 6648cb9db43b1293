import { describe, expect, it } from 'vitest';
import { useContentService } from '@/content/client/site-content.fixture';
import { getAddressesOf, getPublishedAddresses } from './published-addresses.query';

const { answerJson } = useContentService();

describe('S-10 where everything published is', () => {
  it('is read by type', async () => {
    answerJson(200, { data: { 'api::campus.campus': [['a', 'lyon']] } });

    expect(await getPublishedAddresses('fr')).toEqual([
      { type: 'api::campus.campus', documentId: 'a', address: 'lyon' },
    ]);
  });

  it.each([
    ['is not there', 404, {}],
    ['fails', 500, {}],
    ['has another shape', 200, { data: { surprise: true } }],
  ])(
    'S-06 is not known when the answer %s: nothing was said to be withdrawn',
    async (_name, status, json) => {
      answerJson(status, json);

      await expect(getPublishedAddresses('fr')).rejects.toThrow();
      await expect(getAddressesOf('fr', ['a'])).rejects.toThrow();
    },
  );
});
