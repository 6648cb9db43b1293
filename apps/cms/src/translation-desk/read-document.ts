import type { Core } from '@strapi/strapi';
import { frenchWords } from '../history/french-words';
import { modelOf, type Attribute, type Model } from '../history/model';
import { readDrafts, type Draft } from '../history/read-drafts';
import type { Snapshot } from '../history/snapshot.rules';
import { frenchMoment } from '../history/version-words';
import { formFields, valueText } from '../history/value-text.rules';
import { readPageNames } from '../links/page-names';
import type { PanelDocument } from '../panel-api/panel-document';
import { titleOr } from '../worklist/words.rules';
import { comparedVersions, lastSave } from './accord.rules';
import { changesOf, isPlainText, localisedFields } from './localised.rules';
import { readHistories, readSnapshots, type DocumentHistory } from './read-history';
import type { TranslationDocument } from './translation.model';

/** What a form that shows nothing yet was opened with: any English is newer. */
const BEFORE_ALL = new Date(0);

async function publishedLocales(strapi: Core.Strapi, { uid, documentId }: PanelDocument) {
  const where = { documentId, publishedAt: { $notNull: true } };
  const rows: { locale: string }[] = await strapi.db.query(uid).findMany({ where, select: ['locale'] });
  return rows.map(({ locale }) => locale);
}

/** The French that the English was written from; null: it is the French of now. */
async function readFrenchThen(
  strapi: Core.Strapi,
  { french, english, mark }: DocumentHistory,
): Promise<Snapshot | null> {
  const compared = comparedVersions(french, english, mark?.version ?? null);
  if (!compared) return null;
  const stored = await readSnapshots(strapi, [compared.then]);
  return stored.get(compared.then) ?? mark?.french ?? null;
}

function accordWords({ english, mark }: DocumentHistory, hasEnglish: boolean): string {
  if (!hasEnglish) return 'Il n’y a pas encore de version anglaise.';
  const saved = lastSave(english);
  if (mark && mark.at > (saved?.at ?? BEFORE_ALL))
    return `Marqué comme à jour par ${mark.author ?? 'le service'}, le ${frenchMoment(mark.at)}.`;
  if (!saved || saved.action === 'baseline') return 'L’anglais est celui d’avant l’historique.';
  return `Anglais enregistré par ${saved.author ?? 'le service'}, le ${frenchMoment(saved.at)}.`;
}

type Sides = { uid: string; french: Snapshot; english: Snapshot; then: Snapshot | null };

async function readFields(strapi: Core.Strapi, { uid, french, english, then }: Sides) {
  const model: Model = modelOf(strapi)(uid) ?? { attributes: {}, info: { displayName: uid } };
  const versions = [french, english, ...(then ? [then] : [])];
  const words = frenchWords(strapi, await readPageNames(strapi, uid, versions));
  const localised = localisedFields(model);
  return formFields(words, uid)
    .filter(([name]) => localised.includes(name))
    .map(([name, attribute]: [string, Attribute & { maxLength?: number }]) => ({
      name,
      label: words.labelOf(uid, name),
      isEditable: isPlainText(attribute),
      isLong: attribute.type !== 'string',
      maxLength: attribute.maxLength ?? null,
      french: valueText(words, attribute, french[name]),
      english: valueText(words, attribute, english[name]),
      changes: then ? changesOf(words, { uid, name }, { then, now: french }) : [],
    }));
}

type Read = Omit<TranslationDocument, 'canWrite'>;

/** TRAD-03: French and English of a document, field by field; null: it has no French. */
export async function readTranslation(strapi: Core.Strapi, document: PanelDocument): Promise<Read | null> {
  const { uid, documentId, site } = document;
  // Before the drafts: a French that is saved meanwhile is not in the version that « Marquer comme à jour » names.
  const history = (await readHistories(strapi, { site, documentIds: [documentId] }))(documentId);
  const drafts = await readDrafts(strapi, uid, documentId);
  const draftIn = (locale: string): Draft | undefined => drafts.find((draft) => draft.locale === locale);
  const [french, english] = [draftIn('fr'), draftIn('en')];
  if (!french) return null;

  const then = english ? await readFrenchThen(strapi, history) : null;
  const sides = { uid, french: french.snapshot, english: english?.snapshot ?? {}, then };
  const fields = await readFields(strapi, sides);
  const published = await publishedLocales(strapi, document);
  const hasChanged = fields.some(({ changes }) => changes.length > 0);
  return {
    uid,
    documentId,
    type: modelOf(strapi)(uid)?.info.displayName ?? uid,
    title: titleOr(french.title),
    state: !english ? 'missing' : hasChanged ? 'changed' : 'current',
    isFrenchPublished: published.includes('fr'),
    isEnglishPublished: published.includes('en'),
    updatedAt: (english?.updatedAt ?? BEFORE_ALL).toISOString(),
    frenchVersion: history.french.at(-1)?.id.toString() ?? null,
    accord: accordWords(history, english !== undefined),
    fields,
  };
}
