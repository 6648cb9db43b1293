import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { toCanonicalPath } from '@meridia/domain/redirects';
import { record } from '@meridia/telemetry/instruments';
import { VITAL_NAMES, VITALS_PATH, type VitalsReport } from '@/features/vitals/vitals.model';
import { pageKey } from '@/pages/page-key.rules';
import type { createCallGuard } from './call-guard';
import type { PlainAnswers } from './plain-answers';
import { readBody } from './read-body';
import { templateOf } from './template-of';

const MOST_BYTES = 1000;
/** A page that was left open behind others for an hour says nothing of the site. */
const MOST_SECONDS = 120;

const value = z.number().min(0).max(MOST_SECONDS);
const report = z.strictObject({
  path: z.string().startsWith('/').max(300),
  vitals: z.partialRecord(z.enum(VITAL_NAMES), value),
});

function parsed(text: string): VitalsReport | null {
  try {
    return report.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function measure({ path, vitals }: VitalsReport): void {
  const template = templateOf(pageKey(toCanonicalPath(path) ?? path, new URLSearchParams()));
  for (const name of VITAL_NAMES) {
    const seconds = vitals[name];
    if (seconds !== undefined) record('meridia.vitals', seconds, { name, template });
  }
}

/** Takes what the browsers of visitors have measured; nothing of it is kept but the counts. True when the request is answered. */
export function createVitalsAnswers(plain: PlainAnswers, guard: ReturnType<typeof createCallGuard>) {
  const refuse = (response: ServerResponse, status: number) =>
    // What is left of the question is not read, so nothing can follow it.
    plain.sendErrorCall(response, status, { Connection: 'close' });

  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    if (path !== VITALS_PATH || request.method !== 'POST') return false;
    if (guard(request, response, path)) return true;
    const text = await readBody(request, MOST_BYTES);
    const told = text === null ? null : parsed(text);
    if (told) {
      measure(told);
      plain.send(response, 204, { 'Cache-Control': 'no-store' });
    } else refuse(response, text === null ? 413 : 400);
    return true;
  };
}
