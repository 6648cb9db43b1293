import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { peakRiseBytes } from '@meridia/tools/services/process-facts';
import { startWatch } from '@meridia/tools/services/running-clock';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { largeAvif, largeJpeg, largePng } from '../../src/media/large-pictures.fixture.ts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { aPicture } from '../support/foreign-school.ts';
import type { Answer } from '../support/http-call.ts';
import { listPanelRoutes } from '../support/list-panel-routes.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';

const REFUSAL = /225 millions de pixels \(15\s000 × 15\s000\) : le maximum est de 50 millions/;
const MEGABYTE = 1_000_000;
const uploaded = z.array(z.object({ id: z.number(), width: z.number(), height: z.number() }));
const failure = z.object({ error: z.object({ name: z.string(), message: z.string() }) });

let service: OwnService;
let admin: EditorSession;
let bomb: Blob;
let photograph: Blob;
let huge: Blob;

const blob = (content: Buffer, type: string) => new Blob([new Uint8Array(content)], { type });
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a8b9c' } });

beforeAll(async () => {
  service = await startOwnService('picture_bounds', { extra: { LOGIN_ATTEMPTS_PER_MINUTE: '1000' } });
  admin = await logInEditor(service.url, EDITORS.admin);
  bomb = blob(largePng(15_000, 15_000), 'image/png');
  photograph = blob(await plain(2400, 1600).jpeg().toBuffer(), 'image/jpeg');
  // 49 megapixels that a telephone wrote lying: they are turned as a whole.
  huge = blob(
    await plain(7000, 7000).withMetadata({ orientation: 6 }).jpeg({ quality: 60 }).toBuffer(),
    'image/jpeg',
  );
});
afterAll(() => service.stop());

const send = (content: Blob, path = '/upload', method = 'POST') =>
  admin.sendForm(method, path, { files: content, fileInfo: '{}' }, `vue.${content.type.slice(6)}`);

async function idOf(answer: Answer): Promise<number> {
  expect(answer.status, answer.text).toBe(201);
  const [file] = uploaded.parse(answer.json);
  return file?.id ?? 0;
}

const countFiles = async () =>
  (await querySql<{ files: string }>(service.database, 'select count(*) as files from files'))[0]?.files;

/** How long it takes (ms), and by how much the memory of the service rises meanwhile. */
async function measure(act: () => Promise<unknown>) {
  const elapsed = startWatch();
  const bytes = await peakRiseBytes(service.pid, act);
  return { ms: Math.round(elapsed()), megabytes: Math.round(bytes / MEGABYTE) };
}

describe('PIC-01 a picture of 27 kB that holds 225 megapixels', () => {
  it('PIC-01 is refused with a sentence by every route that takes a file, as the service registers them', async () => {
    const id = await idOf(await send(blob(Buffer.from(await (await aPicture()).arrayBuffer()), 'image/png')));
    const before = await countFiles();
    const routes = (await listPanelRoutes(service.database, service.mediaFolder)).filter(
      (route) => /^(?:POST|PUT) /.test(route) && !route.startsWith('POST /admin/'),
    );
    const doors: string[] = [];
    for (const route of [...routes, `POST /upload?id=${id}`]) {
      const [method = '', path = ''] = route.split(' ');
      const { status, json } = await send(bomb, path.replace(':id', String(id)), method);
      if (status !== 413) continue;
      doors.push(route.replace(String(id), ':id'));
      const { name, message } = failure.parse(json).error;
      expect([name, message]).toEqual(['PayloadTooLargeError', expect.stringMatching(REFUSAL)]);
    }
    expect(doors.toSorted()).toEqual([
      'POST /upload',
      'POST /upload/files',
      'POST /upload/files/:id/replace',
      'POST /upload?id=:id',
    ]);
    // None of the others keeps it either.
    expect(await countFiles()).toBe(before);
    const [row] = await querySql<{ width: number }>(
      service.database,
      'select width from files where id = $1',
      [id],
    );
    expect(row?.width).toBe(40);
  });

  it.each([
    ['JPEG', 'image/jpeg', () => largeJpeg(15_000, 15_000)],
    ['AVIF', 'image/avif', () => largeAvif(15_000, 15_000)],
  ])('PIC-01 or that says so, as %s', async (_kind, type, make) => {
    const { status, json } = await send(blob(await make(), type));
    expect(status).toBe(413);
    expect(failure.parse(json).error.message).toMatch(REFUSAL);
  });

  it('PIC-01 costs less time and memory than ordinary photographs, also four at once', async () => {
    await idOf(await send(photograph));
    const ordinary = await measure(async () => idOf(await send(photograph)));
    const refused = await measure(async () => {
      const answers = await Promise.all([bomb, bomb, bomb, bomb].map((one) => send(one)));
      expect(answers.map(({ status }) => status)).toEqual([413, 413, 413, 413]);
    });
    process.stdout.write(`ordinary ${JSON.stringify(ordinary)}, four refused ${JSON.stringify(refused)}\n`);
    expect(refused.ms).toBeLessThan(4 * ordinary.ms);
    expect(refused.megabytes).toBeLessThan(Math.max(ordinary.megabytes, 32));
  });
});

describe('PIC-01 pictures of 49 megapixels', () => {
  it(
    'PIC-01 are kept, one after the other: four at once take the memory of one',
    { timeout: 300_000 },
    async () => {
      const one = await measure(async () => idOf(await send(huge)));
      const four = await measure(async () => {
        const answers = await Promise.all([huge, huge, huge, huge].map((each) => send(each)));
        for (const answer of answers) await idOf(answer);
      });
      process.stdout.write(`one ${JSON.stringify(one)}, four ${JSON.stringify(four)}\n`);
      expect(one.megabytes).toBeGreaterThan(50);
      expect(four.megabytes).toBeLessThan(2 * one.megabytes);
    },
  );
});
