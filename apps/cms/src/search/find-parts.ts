import type { Core } from '@strapi/strapi';
import type { FoundPassage } from './find-passages';
import { choosePart, type Part } from './choose-part.rules';
import type { Group } from './search-groups.rules';
import { groupQuery, type Stems } from './tsquery.rules';

type Row = Part & { uid: string; document_id: string };
export type Chosen = Pick<Part, 'anchor' | 'title'>;

const keyOf = ({ uid, document_id }: { uid: string; document_id: string }) => `${uid} ${document_id}`;

/** For each document that was found, the part of its page that says what its title does not. */
export async function findParts(
  strapi: Core.Strapi,
  site: string,
  passages: readonly FoundPassage[],
  { groups, stems }: { groups: readonly Group[]; stems: Stems },
): Promise<Map<FoundPassage, Chosen>> {
  const open = passages.filter(({ anchor, titled }) => anchor === null && titled.includes(false));
  const [first] = open;
  if (!first) return new Map();

  const matches = (weight: '' | 'AB') => ({
    sql: `array[${groups.map(() => 'vector @@ ?::tsquery').join(', ')}]`,
    queries: groups.map((group) => groupQuery(group, stems, weight)),
  });
  const [said, named] = [matches(''), matches('AB')];
  const { rows }: { rows: Row[] } = await strapi.db.connection.raw(
    `select uid, document_id, anchor, nullif(title, '') as title, ${said.sql} as said, ${named.sql} as named
     from search_passages
     where site = ? and locale = ? and kind is null
       and (uid, document_id) in (select * from unnest(?::text[], ?::text[]))
     order by uid, document_id, position`,
    [
      ...said.queries,
      ...named.queries,
      site,
      first.locale,
      open.map(({ uid }) => uid),
      open.map(({ document_id }) => document_id),
    ] as never,
  );
  const byDocument = Map.groupBy(rows, keyOf);
  return new Map(
    open.flatMap((passage) => {
      const part = choosePart(groups, passage.titled, byDocument.get(keyOf(passage)) ?? []);
      return part ? [[passage, part]] : [];
    }),
  );
}
