import { bannerWire } from '@meridia/contract/banners.wire';
import { BANNERS_PATH } from '@meridia/contract/endpoints';
import type { Locale } from '@meridia/domain/locales';
import { readOptionalList } from '@/content/client/checked-content';
import { noteTurn } from '@/content/client/content-cache';
import { isShownAt, nextTurn } from '@/content/shown-window.rules';
import { toBanner } from './banner.mapper';
import type { Banner } from './banner.model';

const TAGS = ['api::banner.banner', 'api::campus.campus'];

/** LAY-06: the banners of this moment, the last to start first; none when they cannot be read. */
export async function getBanners(locale: Locale): Promise<Banner[]> {
  const banners = (await readOptionalList(BANNERS_PATH, bannerWire, { locale, tags: TAGS })) ?? [];
  const now = Date.now();
  noteTurn(nextTurn(now, banners));
  return banners.filter((one) => isShownAt(now, one)).map(toBanner);
}
