import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { BAD_FILES } from '../support/bad-redirect-files.data.ts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';

const HEADER = 'source,destination,kind,group,active';
const MANY = 3000;
const LIMIT_MS = 30_000;

const dryRun = z.object({
  lines: z.array(
    z.object({ line: z.number(), outcome: z.string(), source: z.string(), before: z.string().nullish() }),
  ),
  problems: z.array(z.object({ line: z.number(), message: z.string() })),
});

let service: OwnService;
let editor: EditorSession;

beforeAll(async () => {
  service = await startOwnService('redirect_files');
  editor = await logInEditor(service.url, EDITORS.meridia);
});
afterAll(() => service.stop());

const readAll = () => querySql(service.database, 'select * from redirects order by id');

async function outcomesOf(csv: string): Promise<Record<string, number>> {
  const { lines } = dryRun.parse((await editor.tryRedirects(csv)).json);
  const counts: Record<string, number> = {};
  for (const { outcome } of lines) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

describe('DESK-05 a file of redirects', () => {
  it('DESK-05 what was exported and is imported again is the same', async () => {
    const before = await readAll();
    const { text } = await editor.exportRedirects();
    const unchanged = text.trim().split('\r\n').length - 1;

    expect(unchanged).toBeGreaterThanOrEqual(329);
    expect(await outcomesOf(text)).toEqual({ unchanged });
    expect((await editor.importRedirects(text)).json).toEqual({ created: 0, updated: 0, unchanged });
    expect((await editor.exportRedirects()).text).toBe(text);
    expect(await readAll()).toEqual(before);
  });

  it('DESK-05 has twenty bad ones to be refused', () => {
    expect(new Set(BAD_FILES.map(([, csv]) => csv)).size).toBe(20);
  });

  it.each(BAD_FILES)(
    'DESK-05 %s is refused with its line, tried out or imported',
    async (_what, csv, line, message) => {
      const before = await readAll();
      const tried = await editor.tryRedirects(csv);
      const imported = await editor.importRedirects(csv);

      expect(imported.status, imported.text).toBe(400);
      expect(imported.json).toMatchObject({ error: { details: { problems: [{ line, message }] } } });
      expect(tried.status, tried.text).toBe(200);
      const { lines, problems } = dryRun.parse(tried.json);
      const refused = lines.filter(({ outcome }) => outcome === 'refused');
      expect([...problems, ...refused].map((one) => one.line)).toEqual([line]);
      expect(tried.text).toContain(JSON.stringify(message));
      expect(await readAll()).toEqual(before);
    },
  );

  it('DESK-05 tells line by line what will happen, and writes nothing', async () => {
    const before = await readAll();
    const [first = ''] = (await editor.exportRedirects()).text.split('\r\n').slice(1);
    const [source = ''] = first.split(',');
    const csv = [HEADER, first, '/toute-neuve,/agenda,exact,,true', `/blog,/agenda,exact,,true`].join('\r\n');
    const { lines } = dryRun.parse((await editor.tryRedirects(csv)).json);

    expect(lines).toMatchObject([
      { line: 2, outcome: 'unchanged', source },
      { line: 3, outcome: 'created', source: '/toute-neuve' },
      { line: 4, outcome: 'updated', source: '/blog', before: '/actualites' },
    ]);
    expect(await readAll()).toEqual(before);
  });

  it(`DESK-05 ${MANY} redirects are imported in less than 30 seconds`, { timeout: 90_000 }, async () => {
    const lines = Array.from(
      { length: MANY },
      (_, index) => `/ancien-${index},/agenda,exact,normalisation,true`,
    );
    const csv = [HEADER, ...lines].join('\r\n');
    const startedAt = performance.now();
    const answer = await editor.importRedirects(csv);
    const ms = performance.now() - startedAt;

    process.stdout.write(`${MANY} redirects imported in ${(ms / 1000).toFixed(1)} s\n`);
    expect(answer.json, answer.text).toEqual({ created: MANY, updated: 0, unchanged: 0 });
    expect(ms).toBeLessThan(LIMIT_MS);
  });
});
