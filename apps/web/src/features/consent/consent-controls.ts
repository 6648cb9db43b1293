import { FRAME_IDS } from '@/lib/frame-ids';
import type { SiteContext } from '@/lib/site-context';

export const BANNER_ID = FRAME_IDS.consent;

/** What a click on the element does; one script listens for the whole page. The panel is opened by several. */
export type ConsentAct = 'open' | 'accept' | 'refuse';

export function does(act: ConsentAct) {
  return { 'data-consent-act': act };
}

/** « Gérer mes cookies » opens the panel wherever the frame has it; without a script it is the link that it looks like. */
export function opensPanel(site: SiteContext, href: string) {
  return href === site.link('consent.settings') ? does('open') : {};
}
