import type { Answer } from './ask.ts';
import { textOf } from './ask.ts';

export const CRM_HOST = 'crm.meridia.example';
export const NO_LINK = 'Lien CRM introuvable';

export function actionPath(action: string, choice: { programme?: string; campus?: string }): string {
  return `/crm/${action}?${new URLSearchParams(choice).toString()}`;
}

/** What an answer leads to, or says. */
export function outcomeOf({ status, headers, html }: Answer): string {
  if (headers.location !== undefined) return `${status} ${headers.location}`;
  return textOf(html).includes(NO_LINK) ? `${status} ${NO_LINK}` : String(status);
}

/** The ways to reach a campus that a page offers. */
export function contactsOf(html: string): string[] {
  const main = /<main[\s\S]*?<\/main>/.exec(html)?.[0] ?? '';
  return [...main.matchAll(/href="((?:tel|mailto):[^"]+)"/g)].map(([, href = '']) => href);
}
