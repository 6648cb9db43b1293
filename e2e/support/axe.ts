import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong, one line for each element, in a part of the page or in all of it; a frame of someone else is theirs. */
export async function findFaults(page: Page, part = 'html'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(TAGS).include(part).exclude('iframe');
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} (${help}): ${target.join(' ')} ${failureSummary}`),
  );
}
