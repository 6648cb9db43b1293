import { readTranslations } from '../../translation-desk/read-list';
import { translatedTypes } from '../../translation-desk/translation-rights';
import type { Section } from '../desk';
import { toFound } from '../to-found.rules';
import { detailOf, translationOf } from '../words.rules';

/** WORK-10: English that was written from an older French; it is mended at the desk of translations. */
export const OUTDATED: Section = {
  name: 'outdated',
  isFor: ({ strapi, may }) => translatedTypes(strapi).some((uid) => may('update', uid)),
  async read({ strapi, site, user, may, versions }, limit) {
    const uids = translatedTypes(strapi).filter((uid) => may('update', uid));
    const lines = await readTranslations(strapi, { site, uids, editor: user, versions: await versions() });
    const changed = lines.filter(({ state }) => state === 'changed');
    return toFound(changed, limit, ({ uid, documentId, title, changed: fields, since }) => ({
      key: documentId,
      title,
      detail: detailOf(uid, 'fr', fields.join(', '), ...(since === null ? [] : [since])),
      to: translationOf(site, uid, documentId),
    }));
  },
};
