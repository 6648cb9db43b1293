import type { Website } from '@/content/website/website.model';
import { ConsentBanner } from '@/features/consent/consent-banner';
import type { SiteContext } from '@/lib/site-context';

type Props = { site: SiteContext; website: Website | null; isAboveActions: boolean };

/** The banner, where the law asks for consent. */
export function ConsentQuestion({ site, website, isAboveActions }: Props) {
  if (!site.tracking.isConsentRequired) return null;
  return <ConsentBanner site={site} name={website?.siteName ?? null} isAboveActions={isAboveActions} />;
}
