import { describe, expect, it, vi } from 'vitest';
import type { Website } from '@/content/website/website.model';
import { useContentService } from '@/content/client/site-content.fixture';
import { loadSurroundings } from './load-surroundings';

const { answerJson } = useContentService();

const website = vi.hoisted(() => ({ current: null as Pick<Website, 'footerFrame'> | null }));
vi.mock('@/content/website/website.query', () => ({ getWebsite: async () => website.current }));

describe('FOOT-05 the frame of the footer', () => {
  it.each([
    [
      'the origin of another site',
      'https://widgets.example:8443/footer?x=y',
      ['https://widgets.example:8443'],
    ],
    ['nothing that is no page', 'javascript:alert(1)', []],
    ['nothing that is no address', 'footer', []],
  ])('allows %s', async (_rule, url, expected) => {
    answerJson(404, {});
    website.current = { footerFrame: { url, isCookieFree: false } };

    expect((await loadSurroundings('fr')).frameOrigins).toEqual(expected);
  });

  it('allows none without one', async () => {
    answerJson(404, {});
    website.current = null;

    expect((await loadSurroundings('fr')).frameOrigins).toEqual([]);
  });
});
