import { mends, type Section } from '../desk';
import { draftedTypes } from '../read-versions';
import { toFound } from '../to-found.rules';
import { detailOf, titleOr, translationOf } from '../words.rules';
import { servesEnglish, untranslatedOf } from './english.rules';
import { expiredOf } from './expired.rules';

export const ENGLISH: Section = {
  name: 'english',
  isFor: ({ strapi, may }) => draftedTypes(strapi).some((uid) => may('update', uid)),
  async read(desk, limit) {
    const all = await desk.versions();
    if (!servesEnglish(all)) return { total: 0, lines: [] };
    const over = new Set(
      expiredOf(await desk.looked())
        .filter(({ finding }) => finding.rule === 'over')
        .map((expired) => expired.looked.documentId),
    );
    const hers = all.filter((version) => mends(desk, version));
    const missing = untranslatedOf(hers, ({ documentId }) => over.has(documentId));
    return toFound(missing, limit, ({ french: { uid, documentId, title }, hasDraft }) => ({
      key: documentId,
      title: titleOr(title),
      detail: detailOf(
        uid,
        'fr',
        hasDraft ? 'l’anglais attend d’être publié' : 'en ligne en français seulement',
      ),
      to: translationOf(desk.site, uid, documentId),
    }));
  },
};
