import type { SiteContext } from './site-context.ts';

/** Whether an address leaves the site; one to write or to call to does not. */
export function isExternal(href: string): boolean {
  return /^https?:/i.test(href);
}

/** What a link to another site says of the tab it opens; nothing for one that stays. */
export function newTabHint(site: SiteContext, href: string): string | undefined {
  return isExternal(href) ? site.text('a11y.newTab') : undefined;
}
