import type { Core } from '@strapi/strapi';
import type { SiteKey } from '@meridia/domain/sites';
import { frenchMoment } from '../history/version-words';
import type { PanelEditor } from '../fence/own-campuses';
import { readVersions, type Version } from '../worklist/read-versions';
import { titleOr } from '../worklist/words.rules';
import { lastChange, type VersionFact } from './accord.rules';
import { readChangedFields } from './changed-fields';
import { findBehind, readHistories } from './read-history';
import { ownDocuments } from './translation-rights';
import type { TranslationLine } from './translation.model';

type Asked = {
  site: SiteKey;
  uids: readonly string[];
  editor: PanelEditor;
  /** Of a reader who has them already. */
  versions?: readonly Version[];
};

const whoAndWhen = ({ author, at }: VersionFact) => `${author ?? 'le service'}, le ${frenchMoment(at)}`;

const byTitle = (one: TranslationLine, other: TranslationLine) => one.title.localeCompare(other.title, 'fr');

/** TRAD-01: every document of a school that is hers to translate, with the state of its English. */
export async function readTranslations(
  strapi: Core.Strapi,
  { site, uids, editor, versions }: Asked,
): Promise<TranslationLine[]> {
  const all = versions ?? (await readVersions(strapi, site));
  const isOwn = await ownDocuments(strapi, editor, { site, uids });
  const french = all.filter(
    ({ uid, locale, documentId }) => locale === 'fr' && uids.includes(uid) && isOwn(documentId),
  );
  const english = new Map(
    all.filter(({ locale }) => locale === 'en').map((version) => [version.documentId, version]),
  );
  const behind = await findBehind(strapi, site);
  const both = french.filter(({ documentId }) => english.has(documentId) && behind.has(documentId));
  const historyOf = await readHistories(strapi, {
    site,
    documentIds: both.map(({ documentId }) => documentId),
  });
  const changedFields = await readChangedFields(
    strapi,
    both.map(({ uid, documentId }) => ({ uid, documentId, history: historyOf(documentId) })),
  );

  return french
    .map(({ uid, documentId, title, publishedAt }): TranslationLine => {
      const translation = english.get(documentId);
      const changed = changedFields.get(documentId);
      const change = changed ? lastChange(historyOf(documentId).french) : null;
      return {
        uid,
        documentId,
        title: titleOr(title),
        state: !translation ? 'missing' : changed ? 'changed' : 'current',
        isFrenchPublished: publishedAt !== null,
        isEnglishPublished: translation !== undefined && translation.publishedAt !== null,
        changed: [...(changed ?? [])],
        since: change && whoAndWhen(change),
      };
    })
    .toSorted(byTitle);
}
