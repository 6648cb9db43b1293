import { expect, type Page } from '@playwright/test';

/** Opens a page of the built site, behind its server, which gives every page its policy. */
export async function openInProduction(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.headers(), 'not the built site behind its server').toHaveProperty('content-security-policy');
}
