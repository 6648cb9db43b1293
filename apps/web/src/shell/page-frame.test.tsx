import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadIslands } from '@engine/island';
import type { Layout } from '@meridia/domain/layout';
import { LABELS } from '@meridia/labels/labels.data';
import { useContentService } from '@/content/client/site-content.fixture';
import { createSiteContext } from '@/lib/site-context';
import { HeadScripts } from './head-scripts';
import { INLINE_SCRIPTS } from './inline-scripts';
import { ISLANDS } from './islands';
import { loadFrame, type FrameData } from './load-frame';
import { PageFrame } from './page-frame';

const { answerJson, logged } = useContentService();

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };
const site = createSiteContext({ locale: 'fr', labels });

beforeAll(() => loadIslands(ISLANDS, () => []));

/** As the page of a school whose content service fails. */
async function frameOf(
  layout?: Layout,
  shown: Partial<FrameData> = {},
  campuses?: readonly string[],
): Promise<string> {
  answerJson(500, {});
  const data = { ...(await loadFrame('fr')), ...shown };
  return renderToStaticMarkup(
    <PageFrame site={site} data={data} layout={layout} campuses={campuses}>
      <h1>La page</h1>
    </PageFrame>,
  );
}

describe('the frame while the content service fails', () => {
  it('STATE-06 stands without its content, and what is missing is only logged', async () => {
    const html = await frameOf();

    expect(html).toContain('<h1>La page</h1>');
    expect(html).toContain('<footer');
    const paths = logged.warn.mock.calls.map(([, details]) => details?.path);
    expect(paths).toContain('/users/me');
  });
});

describe('LAY-03 the empty layout', () => {
  it('is the page alone', async () => {
    expect(await frameOf('empty')).toBe('<main id="contenu" tabindex="-1"><h1>La page</h1></main>');
  });
});

describe('LAY-08 a banner of a campus', () => {
  const banner = { id: 'lyon', text: 'Lyon déménage', link: null, offset: 48, campuses: ['lyon'] };
  const everywhere = { ...banner, id: 'partout', campuses: null };
  const shown = (html: string) => html.match(/data-banner="(\w+)"/)?.[1];

  it('LAY-08 is on the pages of its campus, and on no other; the first that fits is shown', async () => {
    const frame = (campuses: string[], banners = [banner, everywhere]) =>
      frameOf('default', { banners }, campuses);
    expect(shown(await frame(['paris', 'lyon']))).toBe('lyon');
    expect(shown(await frame(['paris']))).toBe('partout');
    expect(shown(await frame([]))).toBe('partout');
    expect(shown(await frame([], [banner]))).toBeUndefined();
  });
});

describe('what the frame gives to scripts', () => {
  it('is no inline script but those that the policy allows', async () => {
    const banner = { id: 'rentree', text: 'Dix programmes', link: null, offset: 48, campuses: null };
    const html = renderToStaticMarkup(<HeadScripts />) + (await frameOf('default', { banners: [banner] }));
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script);

    expect(html.match(/<script[^>]+>/g)).toEqual(['<script type="application/json" id="reglages">']);
    expect(scripts).toHaveLength(INLINE_SCRIPTS.length);
    expect(new Set(scripts)).toEqual(new Set(INLINE_SCRIPTS));
  });

  it('has every id once', async () => {
    const ids = [...(await frameOf()).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);

    expect(ids.length).toBeGreaterThan(5);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(['action-modal', 'consent-panel'])('is the island %s, closed and empty', async (name) => {
    const html = await frameOf();

    expect(html).toMatch(
      new RegExp(`<div data-island="${name}" data-when="intent"[^>]*><dialog [^>]*></dialog>`),
    );
  });
});
