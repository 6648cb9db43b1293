import { Island } from '@engine/island';
import { consentPanelTexts } from '@/features/consent/consent-panel-texts';
import { ConsentStatus } from '@/features/consent/consent-status';
import type { SiteContext } from '@/lib/site-context';

/** The panel in which the visitor decides, and where it is said what she has decided. */
export function ConsentAnswer({ site }: { site: SiteContext }) {
  if (!site.tracking.isConsentRequired) return null;
  return (
    <>
      <Island name="consent-panel" when="intent" props={{ texts: consentPanelTexts(site) }} />
      <ConsentStatus />
    </>
  );
}
