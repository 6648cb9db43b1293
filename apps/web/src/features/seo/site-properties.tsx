import type { Website } from '@/content/website/website.model';
import { sitePropertyMetas } from './site-metas.rules';

/** React moves them to the head. */
export function SiteProperties({ website }: { website: Website | null }) {
  return sitePropertyMetas(website?.seo.metas ?? []).map(({ key, value }) => (
    <meta key={key} property={key} content={value} />
  ));
}
