import { bannerWire } from '@meridia/contract/banners.wire';
import { BANNERS_PATH } from '@meridia/contract/endpoints';
import type { Locale } from '@meridia/domain/locales';
import { readOptionalList } from '@/content/client/checked-content';
import { readToday } from '@/content/client/content-cache';
import { isRunningOn } from '@/content/day-window.rules';
import { toBanner } from './banner.mapper';
import type { Banner } from './banner.model';

const TAGS = ['api::banner.banner'];

/** LAY-06: the banner of the day, the last to start if there are several; null when there is none. */
export async function getBanner(locale: Locale): Promise<Banner | null> {
  const [today, banners] = await Promise.all([
    readToday(),
    readOptionalList(BANNERS_PATH, bannerWire, { locale, tags: TAGS }),
  ]);
  const banner = banners?.find((one) => isRunningOn(today, one));
  return banner ? toBanner(banner) : null;
}
