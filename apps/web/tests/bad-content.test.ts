import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSql } from '@meridia/tools/services/run-sql';
import { startSeededContent, type SeededContent } from '@meridia/tools/services/seeded-content';
import { headingOf, mainOf, textOf } from './support/ask.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

/** The latest is on the home page; another one has links that no page may follow. */
const NAMELESS = 'ouverture-des-candidatures-2027';
const LINKED = 'accord-universite-kestrel-dublin';
const PUBLISHED = `published_at is not null and locale = 'fr' and site = 'meridia'`;

const link = (url: string) => ({ type: 'link', url, children: [{ type: 'text', text: `vers ${url}` }] });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const TEXT = JSON.stringify([
  paragraph({ type: 'text', text: 'Avant les liens. ' }, link('//evil.example'), link('ftp://x')),
  paragraph(link('javascript:alert(1)'), { type: 'text', text: ' Après les liens.' }),
]);

let content: SeededContent;
let site: WebNode;

beforeAll(async () => {
  content = await startSeededContent('bad_content', (database) =>
    runSql(
      database,
      `update news_items set title = null where slug = '${NAMELESS}' and ${PUBLISHED}`,
      `update components_body_rich_texts set content = '${TEXT}'::jsonb where id in (
        select cmp_id from news_items_cmps where component_type = 'body.rich-text' and entity_id in (
          select id from news_items where slug = '${LINKED}' and ${PUBLISHED}))`,
    ),
  );
  site = await startWebNode({ name: 'bad-content', contentUrl: content.url });
});
afterAll(async () => {
  await site.stop();
  await content.stop();
});

const logged = () => readFileSync(site.logFile, 'utf8');

describe('S-01 content gone wrong costs its own place, and no page', () => {
  it.each(['/', '/actualites', '/actualites/page/2', '/ecole', '/inconnu'])(
    'with an item that has no title, %s stands',
    async (address) => {
      const { status, html } = await site.ask(address);

      expect(status).toBe(address === '/inconnu' ? 404 : 200);
      expect(headingOf(html)).not.toBe('');
      expect(mainOf(html)).not.toContain(`/actualites/${NAMELESS}`);
    },
  );

  it('links that no page may follow are left out, the words round them stay, and the log tells', async () => {
    const { status, html } = await site.ask(`/actualites/${LINKED}`);

    expect(status).toBe(200);
    expect(textOf(mainOf(html))).toContain('Avant les liens.');
    expect(textOf(mainOf(html))).toContain('Après les liens.');
    expect(html).not.toMatch(/href="(?:\/\/evil|ftp:|javascript:)/);
    await expect.poll(logged).toContain('content part skipped');
  });

  it('the page of the item itself is not there, as one that is not published, with a line in the log', async () => {
    const { status, html } = await site.ask(`/actualites/${NAMELESS}`);

    expect(status).toBe(404);
    expect(headingOf(html)).not.toBe('');
    expect(html).toContain('<footer');
    await expect.poll(logged).toContain(NAMELESS);
  });
});
