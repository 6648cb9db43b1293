import { mends, type Section } from '../desk';
import { toFound } from '../to-found.rules';
import { detailOf, formOf, titleOr } from '../words.rules';
import { expiredOf, STALE_TYPES } from './expired.rules';

export const EXPIRED: Section = {
  name: 'expired',
  isFor: ({ may }) => STALE_TYPES.some((uid) => may('update', uid)),
  async read(desk, limit) {
    const hers = (await desk.looked()).filter((version) => mends(desk, version));
    return toFound(expiredOf(hers), limit, ({ looked: { uid, documentId, locale, title }, finding }) => ({
      key: documentId,
      title: titleOr(title),
      detail: detailOf(uid, locale, finding.sentence),
      to: formOf(uid, documentId, locale),
    }));
  },
};
