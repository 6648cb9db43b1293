import type { BannerWire } from '@meridia/contract/banners.wire';
import type { Banner } from './banner.model';

export function toBanner({ text, linkUrl, linkLabel, offset }: BannerWire): Banner {
  return { text, link: linkUrl && linkLabel ? { href: linkUrl, label: linkLabel } : null, offset };
}
