import { POPINS_PATH } from '@meridia/contract/endpoints';
import { popinWire } from '@meridia/contract/popins.wire';
import type { Locale } from '@meridia/domain/locales';
import { readOptionalList } from '@/content/client/checked-content';
import { readToday } from '@/content/client/content-cache';
import { isRunningOn } from '@/content/day-window.rules';
import { toPopin } from './popin.mapper';
import type { Popin } from './popin.model';

const TAGS = ['api::popin.popin'];

/** LAY-06: the popin of the day, the last to start if there are several; null when there is none. */
export async function getPopin(locale: Locale): Promise<Popin | null> {
  const [today, popins] = await Promise.all([
    readToday(),
    readOptionalList(POPINS_PATH, popinWire, { locale, tags: TAGS }),
  ]);
  const popin = popins?.find((one) => isRunningOn(today, one));
  return popin ? toPopin(popin) : null;
}
