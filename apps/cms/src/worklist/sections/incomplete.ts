import { GUARD_RULES } from '../../guard/guard-rules.data';
import { mends, type Section } from '../desk';
import { toFound } from '../to-found.rules';
import { detailOf, formOf, titleOr } from '../words.rules';
import { incompleteOf, inOneSentence } from './incomplete.rules';

export const INCOMPLETE: Section = {
  name: 'incomplete',
  isFor: ({ may }) => Object.keys(GUARD_RULES).some((uid) => may('update', uid)),
  async read(desk, limit) {
    const hers = (await desk.looked()).filter((version) => mends(desk, version));
    return toFound(incompleteOf(hers), limit, ({ looked: { uid, documentId, locale, title }, ...found }) => ({
      key: `${documentId} ${locale}`,
      title: titleOr(title),
      detail: detailOf(
        uid,
        locale,
        found.isOnline ? 'en ligne' : 'brouillon',
        inOneSentence(found.sentences),
      ),
      to: formOf(uid, documentId, locale),
    }));
  },
};
