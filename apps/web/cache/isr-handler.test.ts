import { describe, expect, it } from 'vitest';
import IsrHandler from './isr-handler.ts';

type Handler = InstanceType<typeof IsrHandler>;
type Page = NonNullable<Parameters<Handler['set']>[1]>;

const handler = new IsrHandler({
  dev: false,
  revalidatedTags: [],
  serverDistDir: '/nowhere',
} as unknown as ConstructorParameters<typeof IsrHandler>[0]);

function aPage(head: string, status?: number): Page {
  const html = `<html><head>${head}</head><body><p>Offre</p></body></html>`;
  const page = { kind: 'APP_PAGE', html, rscData: undefined, headers: {}, postponed: undefined, status };
  return page as unknown as Page;
}

async function store(key: string, page: Page) {
  await handler.set(key, page, { cacheControl: { revalidate: 60, expire: 600 } } as never);
  return handler.get(key, { kind: 'APP_PAGE' } as never);
}

describe('IsrHandler', () => {
  it('stores a page that is gone with its status, and sends it so to whom it was rendered for', async () => {
    const page = aPage('<meta name="x-status" content="410"/>');
    const stored = await store('/fr/gone', page);

    expect(page).toMatchObject({ status: 410 });
    expect(stored?.value).toMatchObject({ status: 410 });
  });

  it.each([
    ['found', undefined],
    ['missing', 404],
  ])('leaves the status of a page that asks for none: %s', async (name, status) => {
    const stored = await store(`/fr/${name}`, aPage('', status));

    expect(stored?.value).toMatchObject({ status });
  });
});
