import { z } from 'zod';
import type { SiteKey } from '@meridia/domain/sites';
import type { SchoolRole } from '../../src/editor/school-rights.fixture.ts';
import { logInEditor, type EditorSession } from './editor-session.ts';
import { call, type Answer } from './http-call.ts';

const linked = z.object({ link: z.object({ address: z.string(), endsAt: z.string() }) });
const listed = z.object({
  accounts: z.array(
    z.object({
      id: z.number(),
      email: z.string(),
      role: z.string(),
      state: z.string(),
      campuses: z.array(z.string()),
      canChange: z.boolean(),
    }),
  ),
  campuses: z.array(z.object({ documentId: z.string(), title: z.string() })),
});

export const PASSWORD = 'Choisi-par-elle-1';

export type Invited = { role: SchoolRole; campuses?: string[]; email: string; site?: SiteKey };

export function ask(manager: EditorSession, { role, campuses = [], email, site = 'meridia' }: Invited) {
  const body = { firstname: 'Inès', lastname: 'Martin', email, role, campuses };
  return manager.ask('POST', `/accounts?site=${site}`, body);
}

/** The secret part of a link that a manager sends. */
export function tokenIn(answer: Answer): string {
  const { address } = linked.parse(answer.json).link;
  const { searchParams } = new URL(address);
  return searchParams.get('registrationToken') ?? searchParams.get('code') ?? '';
}

export function register(url: string, registrationToken: string): Promise<Answer> {
  const userInfo = { firstname: 'Inès', lastname: 'Martin', password: PASSWORD };
  return call(url, '/admin/register', { method: 'POST', body: { registrationToken, userInfo } });
}

export async function readAccounts(manager: EditorSession, site: SiteKey = 'meridia') {
  return listed.parse((await manager.ask('GET', `/accounts?site=${site}`)).json);
}

/** Somebody who was invited, has chosen her password and is logged in. */
export async function somebody(
  url: string,
  manager: EditorSession,
  invited: Invited,
): Promise<EditorSession> {
  const { status, text } = await register(url, tokenIn(await ask(manager, invited)));
  if (status !== 200) throw new Error(`${invited.email} cannot register: ${status} ${text}`);
  return logInEditor(url, { email: invited.email, password: PASSWORD });
}
