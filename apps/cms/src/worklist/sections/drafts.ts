import { mends, type Section } from '../desk';
import { draftedTypes } from '../read-versions';
import { toFound } from '../to-found.rules';
import { detailOf, formOf, momentOf, titleOr } from '../words.rules';
import { draftsOf, draftState } from './drafts.rules';

export const DRAFTS: Section = {
  name: 'drafts',
  isFor: ({ strapi, may }) => draftedTypes(strapi).some((uid) => may('update', uid)),
  async read(desk, limit) {
    const mine = draftsOf(desk.user.id, await desk.versions()).filter((version) => mends(desk, version));
    return toFound(mine, limit, (version) => {
      const { uid, documentId, locale, title, draftAt } = version;
      const saved = `enregistré ${momentOf(new Date(draftAt))}`;
      return {
        key: `${documentId} ${locale}`,
        title: titleOr(title),
        detail: detailOf(uid, locale, draftState(version), saved),
        to: formOf(uid, documentId, locale),
      };
    });
  },
};
