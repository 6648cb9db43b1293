import { POPINS_PATH } from '@meridia/contract/endpoints';
import { popinWire } from '@meridia/contract/popins.wire';
import type { Locale } from '@meridia/domain/locales';
import { readOptionalList } from '@/content/client/checked-content';
import { noteTurn } from '@/content/client/content-cache';
import { isShownAt, nextTurn } from '@/content/shown-window.rules';
import { toPopin } from './popin.mapper';
import type { Popin } from './popin.model';

const TAGS = ['api::popin.popin', 'api::campus.campus'];

/** LAY-06: the popins of this moment, the last to start first; none when they cannot be read. */
export async function getPopins(locale: Locale): Promise<Popin[]> {
  const popins = (await readOptionalList(POPINS_PATH, popinWire, { locale, tags: TAGS })) ?? [];
  const now = Date.now();
  noteTurn(nextTurn(now, popins));
  return popins.filter((one) => isShownAt(now, one)).map(toPopin);
}
