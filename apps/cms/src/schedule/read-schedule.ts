import type { Core } from '@strapi/strapi';
import { CONTENT_TYPE_VIEWS } from '../editor/content-type-views.data';
import { PLANS, SCHEDULED_TYPES, type PlannedAction } from './scheduled-types.data';

export type Planned = {
  uid: string;
  documentId: string;
  title: string;
  action: PlannedAction;
  at: string;
};
export type PastPlan = Planned & { problem: string | null };
export type Schedule = { coming: Planned[]; past: PastPlan[] };

type Row = {
  uid: string;
  document_id: string;
  title: string | null;
  action: PlannedAction;
  at: Date;
  problem?: string | null;
};

const PAST_SHOWN = 50;
const COMING_MAX = 500;

const titleColumn = (uid: string) => CONTENT_TYPE_VIEWS[uid]?.mainField ?? 'title';

const toPlanned = ({ uid, document_id: documentId, title, action, at }: Row): Planned => ({
  uid,
  documentId,
  title: title ?? '',
  action,
  at: at.toISOString(),
});

/** Drafts in French name the document; what is planned is the same in every language. */
async function readComing(strapi: Core.Strapi, schools: readonly string[]): Promise<Row[]> {
  const database = strapi.db.connection;
  const parts = SCHEDULED_TYPES.flatMap((uid) => {
    const { tableName } = strapi.db.metadata.get(uid);
    return Object.entries(PLANS).map(([action, column]) =>
      database(tableName)
        .select(
          database.raw(
            "?::text as uid, document_id, ?? as title, ?::text as action, ?? at time zone 'utc' as at",
            [uid, titleColumn(uid), action, column],
          ),
        )
        .whereIn('site', [...schools])
        .whereNull('published_at')
        .where('locale', 'fr')
        .whereNotNull(column),
    );
  });
  return database.unionAll(parts).orderBy('at').limit(COMING_MAX);
}

async function readPast(strapi: Core.Strapi, schools: readonly string[]): Promise<Row[]> {
  return strapi.db
    .connection('schedule_outcomes')
    .select('uid', 'document_id', 'action', 'problem', { at: 'done_at' })
    .whereIn('site', [...schools])
    .orderBy('id', 'desc')
    .limit(PAST_SHOWN);
}

async function titlesOf(strapi: Core.Strapi, rows: readonly Row[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const uid of new Set(rows.map((row) => row.uid))) {
    const ids = rows.filter((row) => row.uid === uid).map((row) => row.document_id);
    const found = await strapi.db.query(uid).findMany({
      where: { documentId: { $in: ids }, publishedAt: null, locale: 'fr' },
      select: ['documentId', titleColumn(uid)],
    });
    for (const row of found as Record<string, string>[])
      titles.set(row.documentId ?? '', row[titleColumn(uid)] ?? '');
  }
  return titles;
}

export async function readSchedule(strapi: Core.Strapi, schools: readonly string[]): Promise<Schedule> {
  const [coming, past] = await Promise.all([readComing(strapi, schools), readPast(strapi, schools)]);
  const titles = await titlesOf(strapi, past);
  return {
    coming: coming.map(toPlanned),
    past: past.map((row) => ({
      ...toPlanned({ ...row, title: titles.get(row.document_id) ?? null }),
      problem: row.problem ?? null,
    })),
  };
}
