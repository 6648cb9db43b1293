import type { Core } from '@strapi/strapi';
import type { Database } from './database';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@meridia/domain/locales';
import { toSearchWords } from '@meridia/domain/search';
import { populateAttribute } from '../read-api/component-populate';
import { namedBy, type Passage, type Searched } from './passage';
import { isSearched, SEARCHED_TYPES, type SearchedUid } from './passages-of';
import { TEXT_SEARCH } from './search-tables';
import { wordsOf, type Words } from './write-words';

type Version = { locale: Locale; document: Searched & { documentId: string } };

/** Everything public of a document, as its own page has it, and the names of what it is related to. */
function populateOf(strapi: Core.Strapi, uid: SearchedUid) {
  const { attributes } = strapi.contentType(uid);
  const components = Object.entries(attributes).flatMap(([name, attribute]) => {
    const populate = attribute.type === 'media' ? null : populateAttribute(strapi, attribute);
    return populate ? [[name, populate]] : [];
  });
  const relations = Object.entries(SEARCHED_TYPES[uid].relations).map(([name, field]) => [
    name,
    { fields: [field] },
  ]);
  return Object.fromEntries([...components, ...relations]);
}

async function readVersions(
  strapi: Core.Strapi,
  uid: SearchedUid,
  documentIds: readonly string[],
): Promise<Version[]> {
  const populate = populateOf(strapi, uid);
  const filters = { documentId: { $in: [...documentIds] } };
  const versions: Version[] = [];
  for (const locale of LOCALES) {
    const found = await strapi.documents(uid).findMany({ filters, locale, status: 'published', populate });
    for (const document of found as unknown as Version['document'][]) versions.push({ locale, document });
  }
  return versions;
}

function addressOf({ rubrique, slug }: Searched): string {
  return [rubrique, slug].filter(Boolean).join('/');
}

/** Where a word is says what it weighs: A its title, B what it is called as well, C its summary, D the rest. */
function vectorSql(locale: Locale, { title, keywords, summary, body, unsaid }: Passage) {
  const { stems, forms } = TEXT_SEARCH[locale];
  const weighted = Object.entries({ A: title, B: keywords, C: summary, D: `${body}\n${unsaid}` });
  const parts = weighted.flatMap(([weight, text]) =>
    [stems, forms].map((configuration) => ({
      sql: `setweight(to_tsvector('${configuration}', ?), '${weight}')`,
      text: toSearchWords(text).join(' '),
    })),
  );
  return { sql: parts.map(({ sql }) => sql).join(' || '), texts: parts.map(({ text }) => text) };
}

function toRow(trx: Database, document: Record<string, unknown>, locale: Locale, passage: Passage) {
  const { sql, texts } = vectorSql(locale, passage);
  const { kind, anchor, title, about, summary, body, date, endsOn } = passage;
  return {
    ...document,
    locale,
    kind,
    anchor,
    title,
    title_words: toSearchWords(title).length,
    about,
    text: [summary, body].filter(Boolean).join('\n'),
    date,
    ends_on: endsOn,
    vector: trx.raw(sql, texts),
  };
}

/** What is searched of documents becomes what is published of them now: nothing, when nothing is. Tells their words. */
export async function writePassages(
  strapi: Core.Strapi,
  trx: Database,
  uid: SearchedUid,
  documentIds: readonly string[],
): Promise<Words[]> {
  const written: Words[] = [];
  const versions = await readVersions(strapi, uid, documentIds);
  const languages = Map.groupBy(versions, ({ document }) => document.documentId);
  await trx('search_passages').where({ uid }).whereIn('document_id', documentIds).delete();
  for (const { locale, document } of versions) {
    const { documentId } = document;
    const relations = Object.keys(SEARCHED_TYPES[uid].relations);
    const shared = {
      site: document.site,
      uid,
      document_id: documentId,
      address: addressOf(document),
      is_only: locale === DEFAULT_LOCALE && languages.get(documentId)?.length === 1,
      names: relations.flatMap((name) => namedBy(document[name]).map((named) => named.documentId)),
    };
    const passages = SEARCHED_TYPES[uid].passages(document, locale);
    await trx('search_passages').insert(
      passages.map((passage, position) => toRow(trx, { ...shared, position }, locale, passage)),
    );
    written.push({ site: String(document.site), locale, words: wordsOf(passages) });
  }
  return written;
}

const DOCUMENTS_AT_ONCE = 50;

/**
 * The same for documents of any type. A campus is named by hundreds: one by one, whoever publishes it would wait for seconds; all at once,
 * the process would hold all they say.
 */
export async function writePassagesOfAll(
  strapi: Core.Strapi,
  trx: Database,
  documents: readonly { uid: string; documentId: string }[],
): Promise<Words[]> {
  const written: Words[] = [];
  for (const [uid, ofType] of Map.groupBy(documents, (document) => document.uid)) {
    const documentIds = [...new Set(ofType.map(({ documentId }) => documentId))];
    if (!isSearched(uid)) continue;
    for (let at = 0; at < documentIds.length; at += DOCUMENTS_AT_ONCE)
      written.push(...(await writePassages(strapi, trx, uid, documentIds.slice(at, at + DOCUMENTS_AT_ONCE))));
  }
  return written;
}
