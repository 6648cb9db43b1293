import type { BannerWire } from '@meridia/contract/banners.wire';
import { publicIdOf } from '@/content/public-id';
import type { Banner } from './banner.model';

export function toBanner({
  documentId,
  text,
  linkUrl,
  linkLabel,
  offset,
  ofCampuses,
  campuses,
}: BannerWire): Banner {
  const link = linkUrl && linkLabel ? { href: linkUrl, label: linkLabel } : null;
  return {
    id: publicIdOf(documentId),
    text,
    link,
    offset,
    campuses: ofCampuses ? campuses.map(({ slug }) => slug) : null,
  };
}
