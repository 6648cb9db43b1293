import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Layout } from '@meridia/domain/layout';
import { LABELS } from '@meridia/labels/labels.data';
import { useContentService } from '@/content/client/site-content.fixture';
import { createSiteContext } from '@/lib/site-context';
import { PageFrame } from './page-frame';

vi.mock('next/cache', () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }));

const { answerJson, logged } = useContentService();

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };
const site = createSiteContext({ locale: 'fr', labels });

async function frameOf(layout?: Layout): Promise<string> {
  return renderToStaticMarkup(await PageFrame({ site, layout, children: <h1>La page</h1> }));
}

describe('the frame while the content service fails', () => {
  it('STATE-06 stands without its content, and what is missing is only logged', async () => {
    for (const write of Object.values(logged)) write.mockImplementation(() => undefined);
    answerJson(500, {});
    const html = await frameOf();

    expect(html).toContain('<h1>La page</h1>');
    expect(html).toContain('<footer');
    const paths = logged.warn.mock.calls.map(([, details]) => details?.path);
    expect(paths).toContain('/users/me');
  });
});

describe('LAY-03 the empty layout', () => {
  it('is the page alone, and asks for nothing', async () => {
    answerJson(500, {});

    expect(await frameOf('empty')).toBe('<main id="contenu" tabindex="-1"><h1>La page</h1></main>');
    expect(logged.warn).not.toHaveBeenCalled();
  });
});
