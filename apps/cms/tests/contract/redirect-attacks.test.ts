import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ATTACKS } from '@meridia/domain/redirect-attacks.fixture';
import { readPattern } from '@meridia/domain/redirect-pattern';
import { cpuMs } from '@meridia/tools/services/process-facts';
import { startWatch } from '@meridia/tools/services/running-clock';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import type { Answer } from '../support/http-call.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';

const REDIRECT = 'api::redirect.redirect';
const HEADER = 'source,destination,kind,group,active';
const REFUSAL = /^Le motif (n’est pas|emploie|serait)/;
const MAX_RATIO = 2;
/** What each pattern is compared with: the ends of all the others. */
const TARGET = `/${'a'.repeat(200)}`;

let service: OwnService;
let editor: EditorSession;

beforeAll(async () => {
  service = await startOwnService('redirect_attacks');
  editor = await logInEditor(service.url, EDITORS.meridia);
  // Stored before they were refused (C-04): they must neither freeze nor break what is saved after them.
  await querySql(
    service.database,
    `insert into redirects (document_id, site, source, destination, kind, active, position)
     values ('stored1', 'meridia', '^/(.*)*x$', $1, 'pattern', true, 0), ('stored2', 'meridia', '^/(', $1, 'pattern', true, 0)`,
    [TARGET],
  );
});
afterAll(() => service.stop());

const save = (source: string) =>
  editor.create(REDIRECT, { site: 'meridia', kind: 'pattern', active: true, source, destination: '/agenda' });

async function withdraw(source: string): Promise<void> {
  await querySql(service.database, 'delete from redirects where source = $1', [source]);
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = cpuMs(service.pid);
  await work();
  return cpuMs(service.pid) - before;
}

function messageOf({ json }: Answer): unknown {
  return (json as { error?: { message?: string } }).error?.message;
}

describe('C-05 patterns that freeze a server elsewhere', () => {
  it.each(ATTACKS)('REDIR-11 $pattern is refused with a sentence, or saved', async ({ pattern }) => {
    const elapsed = startWatch();
    const answer = await save(pattern);
    await withdraw(pattern);

    expect(elapsed()).toBeLessThan(3000);
    if (typeof readPattern(pattern) === 'string') {
      expect(answer.status).toBe(400);
      expect(messageOf(answer)).toMatch(REFUSAL);
    } else expect([201, 400]).toContain(answer.status);
  });

  it('REDIR-11 saving them costs less than twice what harmless ones do', async () => {
    const harmless = ATTACKS.map((_, index) => `^/ancienne-rubrique-${index}/.+$`);
    const saveAll = (sources: readonly string[]) =>
      cpuOf(async () => {
        for (const source of sources) {
          await save(source);
          await withdraw(source);
        }
      });
    await saveAll(harmless);
    const spent = {
      harmless: await saveAll(harmless),
      worst: await saveAll(ATTACKS.map(({ pattern }) => pattern)),
    };

    expect(spent.worst / spent.harmless).toBeLessThan(MAX_RATIO);
  });

  it(
    'REDIR-11 a file of 2,000 of them is refused line by line, at less than twice the cost of a harmless one',
    { timeout: 300_000 },
    async () => {
      const fileOf = (toSource: (index: number) => string) =>
        [
          HEADER,
          ...Array.from({ length: 2000 }, (_, index) => `"${toSource(index)}",/agenda,pattern,,true`),
        ].join('\r\n');
      const attackOf = (index: number) =>
        ATTACKS[index % ATTACKS.length]?.pattern.replace(/\$$/, `${index}$`) ?? '';
      const send = (csv: string) =>
        cpuOf(async () => expect((await editor.importRedirects(csv)).status).toBe(400));
      await send(fileOf((index) => `^/rubrique-${index}/.+$`));
      const harmless = await send(fileOf((index) => `^/rubrique-${index}/.+$`));

      expect((await send(fileOf(attackOf))) / harmless).toBeLessThan(MAX_RATIO);
    },
  );

  it('REDIR-11 a source is saved in its form', async () => {
    const answer = await editor.create(REDIRECT, {
      ...{ site: 'meridia', kind: 'exact', active: true, destination: '/agenda' },
      source: ' /%C3%89cole//Ancienne/ ',
    });
    expect(answer.status, answer.text).toBe(201);
    const [row] = await querySql(
      service.database,
      `select 1 from redirects where source = '/école/ancienne'`,
    );
    expect(row).toBeDefined();
  });
});
