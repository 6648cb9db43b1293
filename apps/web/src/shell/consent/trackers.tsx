import type { Website } from '@/content/website/website.model';
import { ConsentBanner } from '@/features/consent/consent-banner';
import { ConsentDesk } from '@/features/consent/consent-desk.client';
import { ConsentPanel } from '@/features/consent/consent-panel';
import type { SiteContext } from '@/lib/site-context';
import { ConsentedTrackers } from './consented-trackers.client';

type QuestionProps = { site: SiteContext; website: Website | null; isAboveActions: boolean };

/** The banner, where the law asks for consent. */
export function ConsentQuestion({ site, website, isAboveActions }: QuestionProps) {
  if (!site.tracking.isConsentRequired) return null;
  return <ConsentBanner site={site} name={website?.siteName ?? null} isAboveActions={isAboveActions} />;
}

/** What may be kept of a visit, and the panel in which the visitor decides. */
export function Trackers({ site }: { site: SiteContext }) {
  const { isConsentRequired, tagManager } = site.tracking;
  return (
    <>
      {isConsentRequired && <ConsentPanel site={site} />}
      {isConsentRequired && (
        <ConsentDesk savedText={site.text('consent.saved')} refusedText={site.text('consent.refused')} />
      )}
      <ConsentedTrackers isConsentRequired={isConsentRequired} tagManager={tagManager} />
    </>
  );
}
