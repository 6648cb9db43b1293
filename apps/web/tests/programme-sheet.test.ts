import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteOf } from '@meridia/tools/services/service-accounts';
import { mainOf, textOf } from './support/ask.ts';
import { sharedEditor } from './support/shared-content.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

const COURSE = 'api::course.course';
const SLUG = 'bts-tourisme';
const ADDRESS = `/programme/${SLUG}/fiche.pdf`;

let site: WebNode;
let boreal: WebNode;

beforeAll(async () => {
  const settings = siteOf('boreal');
  [site, boreal] = await Promise.all([
    startWebNode({ name: 'sheet', settings: { ENABLED_LOCALES: 'fr,en' } }),
    startWebNode({ name: 'sheet-boreal', settings }),
  ]);
});
afterAll(() => Promise.all([site.stop(), boreal.stop()]));

/** Without spaces: a line may break anywhere. */
const plain = (text: string) => text.replaceAll(/\s+/g, '');

async function sheetAt(path: string, node = site): Promise<{ pages: number; text: string }> {
  const response = await fetch(new URL(path, node.url));
  expect([path, response.status, response.headers.get('content-type')]).toEqual([
    path,
    200,
    'application/pdf',
  ]);
  const pdf = await getDocument({ data: new Uint8Array(await response.arrayBuffer()), verbosity: 0 }).promise;
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const texts = await Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join('');
    }),
  );
  await pdf.loadingTask.destroy();
  return { pages: texts.length, text: plain(texts.join('')) };
}

/** Every amount of the table of costs, as the page shows it. */
function amountsOf(html: string): string[] {
  const table = /<table[\s\S]*?<\/table>/.exec(/id="tarif"[\s\S]*/.exec(html)?.[0] ?? '')?.[0] ?? '';
  return [...textOf(table).matchAll(/\d[\d\s\u00a0\u202f]*€|€\d[\d,]*/gu)].map(([amount]) => plain(amount));
}

describe('the sheet of a programme', () => {
  it('PDF-02 COST-02 has every amount of the page, for each programme and in both languages', async () => {
    const { html } = await site.ask('/sitemaps/programmes.xml');
    const paths = Array.from(
      html.matchAll(/<loc>[^<]*?(\/(?:en\/)?programme\/[a-z0-9-]+)<\/loc>/g),
      ([, path = '']) => path,
    );
    expect(paths.length).toBeGreaterThanOrEqual(96);

    for (const path of paths) {
      const [page, sheet] = await Promise.all([site.ask(path), sheetAt(`${path}/fiche.pdf`)]);
      const amounts = amountsOf(mainOf(page.html));
      expect([path, sheet.pages, amounts.length > 0]).toEqual([path, 2, true]);
      expect([path, amounts.filter((amount) => !sheet.text.includes(amount))]).toEqual([path, []]);
    }
  }, 600_000);

  it('PDF-04 is the same for everybody, and not sent again to who has it', async () => {
    const [one, other] = await Promise.all([site.ask(ADDRESS), site.ask(`${ADDRESS}?utm_source=salon`)]);
    const again = await site.ask(ADDRESS, { headers: { 'If-None-Match': one.headers.etag ?? '' } });
    const head = await site.ask(ADDRESS, { method: 'HEAD' });

    expect(other.headers.etag).toBe(one.headers.etag);
    expect([again.status, again.html]).toEqual([304, '']);
    expect([head.status, head.html, head.headers['content-type']]).toEqual([200, '', 'application/pdf']);
  });

  it('PDF-01 the page of the programme leads to it, and so does the form of the brochure', async () => {
    const link = `<a href="${ADDRESS}" download="${SLUG}.pdf">`;
    const pages = await Promise.all(
      [`/programme/${SLUG}`, `/crm/brochure?programme=${SLUG}`].map((path) => site.ask(path)),
    );

    expect(pages.map(({ html }) => html.split(link).length - 1)).toEqual([1, 1]);
    expect((await site.ask(`/crm/registration?programme=${SLUG}`)).html).not.toContain(link);
  });

  it.each([
    '/programme/inconnu/fiche.pdf',
    '/programme/fiche.pdf',
    '/programme/comparer/fiche.pdf',
    `/programme/${SLUG}/autre.pdf`,
    `/programme/${SLUG}/fiche.pdf.pdf`,
    '/campus/lyon/fiche.pdf',
    '/en/programme/inconnu/fiche.pdf',
    '/fiche.pdf',
  ])('PDF-04 there is none at %s', async (path) => {
    const { status, headers } = await site.ask(path);
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it('PDF-04 a draft shows nothing; what is published shows at once', async () => {
    const editor = sharedEditor();
    const { documentId, summary } = await editor.find(COURSE, { slug: SLUG });
    const changed = 'Un résumé que personne ne connaît encore.';
    const isChanged = async () => (await sheetAt(ADDRESS)).text.includes(plain(changed));
    expect(await isChanged()).toBe(false);

    await editor.update(COURSE, documentId, { summary: changed });
    expect(await isChanged()).toBe(false);

    await editor.publish(COURSE, documentId);
    await expect.poll(isChanged, { timeout: 60_000 }).toBe(true);

    await editor.update(COURSE, documentId, { summary });
    await editor.publish(COURSE, documentId);
  }, 600_000);

  it('PDF-04 has nothing of another school', async () => {
    expect((await boreal.ask(ADDRESS)).status).toBe(404);
    const { pages, text } = await sheetAt(
      '/programme/mastere-risques-naturels-et-gestion-de-crise/fiche.pdf',
      boreal,
    );
    expect([pages, /meridia/i.test(text)]).toEqual([2, false]);
  });
});
