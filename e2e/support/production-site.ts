import { test, type Page, type Response } from '@playwright/test';

/** The server of the site, which `next dev` does without, gives every page its policy. */
function isProduction(answer: Response | null): boolean {
  return answer !== null && 'content-security-policy' in answer.headers();
}

/** Opens a page of the built site; on a site under development the test is skipped, because it would say nothing. */
export async function openInProduction(page: Page, path: string): Promise<void> {
  test.skip(!isProduction(await page.goto(path)), 'only the built site, behind its server, does this');
}
