import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { SiteKey } from '@meridia/domain/sites';
import { readOwnHosts } from '../addresses/own-hosts';
import { loadSitePages } from '../addresses/site-pages';
import { recordMany } from '../changes/change-row';
import { toDuplicateError } from '../validation/duplicate.rules';
import { redirectHostsOf, writeCheckedRedirects } from '../validation/redirect-check';
import { askedPages } from '../validation/redirect.rules';
import { writeUsesOfNew } from '../where-used/write-uses';
import {
  planImport,
  planLines,
  toRowForm,
  type DryRun,
  type ImportContext,
  type ImportPlan,
  type StoredRedirect,
} from './import-plan.rules';
import { parseCsv, readCsv, type CsvProblem, type CsvRow } from './redirect-csv';

export const REDIRECT = 'api::redirect.redirect';

export type ImportOutcome =
  { created: number; updated: number; unchanged: number } | { problems: CsvProblem[] };
/** The model is JSON, which the types of the document service do not know. */
type Fields = Record<string, unknown>;
type Import = { site: SiteKey; csv: string; userId: number };

export function readRedirects(strapi: Core.Strapi, site: SiteKey): Promise<StoredRedirect[]> {
  return strapi.db.query(REDIRECT).findMany({
    select: ['documentId', 'source', 'destination', 'kind', 'group', 'active', 'position'],
    orderBy: [{ position: 'asc' }, { source: 'asc' }],
    where: { site },
  });
}

async function loadContext(
  strapi: Core.Strapi,
  site: SiteKey,
  rows: readonly CsvRow[],
): Promise<ImportContext> {
  return {
    stored: await readRedirects(strapi, site),
    allowedHosts: redirectHostsOf(site),
    pages: await loadSitePages(strapi, site, askedPages(rows)),
  };
}

async function toRows(strapi: Core.Strapi, site: SiteKey, rows: readonly CsvRow[]): Promise<CsvRow[]> {
  const ownHosts = await readOwnHosts(strapi, site);
  return rows.map((row) => toRowForm(row, ownHosts));
}

/** DESK-05: what a file would do, line by line; nothing is written. */
export async function tryRedirects(strapi: Core.Strapi, site: SiteKey, csv: string): Promise<DryRun> {
  const read = readCsv(csv);
  const rows = await toRows(strapi, site, read.rows);
  return { lines: planLines(rows, await loadContext(strapi, site, rows)), problems: read.problems };
}

/** Through the document service, so that the fences and the outbox see every write. */
function updateAll(strapi: Core.Strapi, { update }: ImportPlan, { userId }: Import): Promise<void> {
  return writeCheckedRedirects(async () => {
    for (const { documentId, ...fields } of update) {
      const data: Fields = { ...fields, updatedBy: userId };
      await strapi.documents(REDIRECT).update({ documentId, data });
    }
  });
}

/** An id as the document service writes them. */
const newDocumentId = () => randomBytes(12).toString('hex');

/**
 * All at once: one by one through the document service, 3,000 take more than a minute. What it would add is added here: an id, the
 * author, the outbox, what each names. Its history begins with its first change, which keeps what the file said. The school is the one that was asked for, and nothing of a redirect points elsewhere: its fences have nothing to do.
 */
async function createAll(
  strapi: Core.Strapi,
  { create }: ImportPlan,
  { site, userId }: Import,
): Promise<void> {
  if (create.length === 0) return;
  const publishedAt = new Date();
  const data: Fields[] = create.map((fields) => ({
    ...fields,
    ...{ documentId: newDocumentId(), site, publishedAt, createdBy: userId, updatedBy: userId },
  }));
  await strapi.db.query(REDIRECT).createMany({ data });
  const documentIds = data.map(({ documentId }) => String(documentId));
  await strapi.db.transaction(async ({ trx }) => {
    await writeUsesOfNew(strapi, trx, REDIRECT, documentIds);
    await recordMany(trx, { site, uid: REDIRECT, documentIds, action: 'create' });
  });
}

/** An editor who saves the same source at the same moment is told of as a duplicate, not as a failure. */
async function explained<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    throw toDuplicateError(error) ?? error;
  }
}

/** All the lines of the file or none (REDIR-11). */
export async function importRedirects(strapi: Core.Strapi, asked: Import): Promise<ImportOutcome> {
  const parsed = parseCsv(asked.csv);
  if ('problems' in parsed) return parsed;
  const rows = await toRows(strapi, asked.site, parsed.rows);

  return strapi.db.transaction(async ({ trx }): Promise<ImportOutcome> => {
    // Two files checked at the same time would each miss the lines of the other.
    const { rows: locks } = await trx.raw('select pg_try_advisory_xact_lock(hashtext(?)) as free', [
      `redirects-${asked.site}`,
    ]);
    if (!locks[0].free)
      throw new errors.ApplicationError('Un autre import est en cours : réessayez ensuite.');

    const plan = planImport(rows, await loadContext(strapi, asked.site, rows));
    if ('problems' in plan) return plan;
    await updateAll(strapi, plan, asked);
    await explained(createAll(strapi, plan, asked));
    return { created: plan.create.length, updated: plan.update.length, unchanged: plan.unchanged };
  });
}
