import type { APIRequestContext } from '@playwright/test';

/** As tools/src/stubs/crm-stub.ts keeps them. */
export type ReceivedRequest = { method: string; path: string; query: Record<string, string> };

/** E2E_STUB_URL: what stands for the CRM, to which the links of the content lead. */
export function stubUrl(): string {
  const url = process.env.E2E_STUB_URL;
  if (!url) throw new Error('E2E_STUB_URL is not set: this test needs the stub of the CRM.');
  return url;
}

/** The requests that arrived at the CRM with this mark in their path or in one of their parameters. */
export async function readReceived(request: APIRequestContext, mark: string): Promise<ReceivedRequest[]> {
  const answer = await request.get(`${stubUrl()}/__received?${new URLSearchParams({ mark }).toString()}`);
  return (await answer.json()) as ReceivedRequest[];
}
