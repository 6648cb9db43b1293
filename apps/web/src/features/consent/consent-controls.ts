import type { SiteContext } from '@/lib/site-context';

export const PANEL_ID = 'traceurs';
export const BANNER_ID = 'consentement';

export type ConsentAct = 'open' | 'close' | 'accept' | 'refuse' | 'save';

/** What a click on the element does; one script listens for the whole page. */
export function does(act: ConsentAct) {
  return { 'data-consent-act': act };
}

/** « Gérer mes cookies » opens the panel wherever the frame has it; without a script it is the link that it looks like. */
export function opensPanel(site: SiteContext, href: string) {
  return href === site.link('consent.settings') ? does('open') : {};
}
