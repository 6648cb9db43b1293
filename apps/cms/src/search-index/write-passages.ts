import type { Core } from '@strapi/strapi';
import type { Database } from './database';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@meridia/domain/locales';
import { toSearchWords } from '@meridia/domain/search';
import { populateAttribute } from '../read-api/component-populate';
import { namedBy, type Passage, type Searched } from './passage';
import { SEARCHED_TYPES, type SearchedUid } from './passages-of';
import { TEXT_SEARCH } from './search-tables';

type Version = { locale: Locale; document: Searched };

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

async function readVersions(strapi: Core.Strapi, uid: SearchedUid, documentId: string): Promise<Version[]> {
  const populate = populateOf(strapi, uid);
  const versions: Version[] = [];
  for (const locale of LOCALES) {
    const found = await strapi.documents(uid).findOne({ documentId, locale, status: 'published', populate });
    if (found) versions.push({ locale, document: found as unknown as Searched });
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

async function insertPassage(trx: Database, row: Record<string, unknown>, locale: Locale, passage: Passage) {
  const { sql, texts } = vectorSql(locale, passage);
  const { kind, anchor, title, about, summary, body, date, endsOn } = passage;
  await trx('search_passages').insert({
    ...row,
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
  });
}

const isWord = (word: string) => word.length > 2 && !/\d/.test(word);

/** The words of a document, for whoever mistypes them. In one order, so that two publications never wait for each other in turn. */
async function insertWords(
  trx: Database,
  site: unknown,
  locale: Locale,
  passages: readonly Passage[],
): Promise<void> {
  const texts = passages.flatMap(({ title, keywords, summary, body, unsaid }) => [
    title,
    keywords,
    summary,
    body,
    unsaid,
  ]);
  const words = new Set(texts.flatMap(toSearchWords).filter(isWord));
  await trx.raw(
    `insert into search_words (site, locale, word)
     select ?, ?, word from unnest(?::text[]) as word
     where not exists (select 1 from search_words known where known.site = ? and known.locale = ? and known.word = word.word)
     order by word on conflict do nothing`,
    [site, locale, [...words], site, locale] as never,
  );
}

/** What is searched of a document becomes what is published of it now: nothing, when nothing is. */
export async function writePassages(
  strapi: Core.Strapi,
  trx: Database,
  uid: SearchedUid,
  documentId: string,
): Promise<void> {
  const versions = await readVersions(strapi, uid, documentId);
  await trx('search_passages').where({ uid, document_id: documentId }).delete();
  for (const { locale, document } of versions) {
    const relations = Object.keys(SEARCHED_TYPES[uid].relations);
    const row = {
      site: document.site,
      uid,
      document_id: documentId,
      address: addressOf(document),
      is_only: locale === DEFAULT_LOCALE && versions.length === 1,
      names: relations.flatMap((name) => namedBy(document[name]).map((named) => named.documentId)),
    };
    const passages = SEARCHED_TYPES[uid].passages(document, locale);
    for (const [position, passage] of passages.entries())
      await insertPassage(trx, { ...row, position }, locale, passage);
    await insertWords(trx, document.site, locale, passages);
  }
}
