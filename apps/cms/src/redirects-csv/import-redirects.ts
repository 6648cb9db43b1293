import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { SiteKey } from '@meridia/domain/sites';
import { redirectHostsOf, writeCheckedRedirects } from '../validation/redirect-check';
import { planImport, type ImportPlan, type StoredRedirect } from './import-plan.rules';
import { parseCsv, type CsvProblem } from './redirect-csv';

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

/** Through the document service, so that the fences and the outbox see every write. */
function write(strapi: Core.Strapi, plan: ImportPlan, { site, userId }: Import): Promise<void> {
  const documents = strapi.documents(REDIRECT);
  return writeCheckedRedirects(async () => {
    for (const { documentId, ...fields } of plan.update) {
      const data: Fields = { ...fields, updatedBy: userId };
      await documents.update({ documentId, data });
    }
    for (const fields of plan.create) {
      const data: Fields = { ...fields, site, createdBy: userId, updatedBy: userId };
      await documents.create({ data });
    }
  });
}

/** All the lines of the file or none (REDIR-11). */
export async function importRedirects(strapi: Core.Strapi, asked: Import): Promise<ImportOutcome> {
  const parsed = parseCsv(asked.csv);
  if ('problems' in parsed) return parsed;

  return strapi.db.transaction(async ({ trx }): Promise<ImportOutcome> => {
    // Two files checked at the same time would each miss the lines of the other.
    const { rows } = await trx.raw('select pg_try_advisory_xact_lock(hashtext(?)) as free', [
      `redirects-${asked.site}`,
    ]);
    if (!rows[0].free) throw new errors.ApplicationError('Un autre import est en cours : réessayez ensuite.');

    const plan = planImport(
      parsed.rows,
      await readRedirects(strapi, asked.site),
      redirectHostsOf(asked.site),
    );
    if ('problems' in plan) return plan;
    await write(strapi, plan, asked);
    return { created: plan.create.length, updated: plan.update.length, unchanged: plan.unchanged };
  });
}
