import type { Website } from '@/content/website/website.model';
import type { Robots, ShareImage } from '@/features/seo/metadata.model';
import { shareAddress, shareMark } from './share-address';
import { shareCardOf, type SharedPage } from './share-card';
import type { ShareCard } from './share-card.model';
import { SHARE_SIZE } from './share-layout';

type Page = SharedPage & { robots?: Robots };

/** SHARE-01: what the share image of a page is made of; null: it has none of its own, not being for search engines. */
export function pageShareCard(page: Page, website: Website): ShareCard | null {
  return page.robots?.index === false ? null : shareCardOf(page, website);
}

/** By their paths. A page that is one of many, or for one visitor, is shared with the image of the site. */
export function shareImagesOf(page: Page, website: Website, address: string): ShareImage[] {
  const card = pageShareCard(page, website);
  if (card) return [{ ...SHARE_SIZE, url: shareAddress(address, shareMark(card)), alt: card.title }];
  if (!website.seo.shareImage) return [];
  const { url, width, height, alt } = website.seo.shareImage;
  return [{ url, width, height, alt }];
}
