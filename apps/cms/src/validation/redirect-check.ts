import { AsyncLocalStorage } from 'node:async_hooks';
import { errors } from '@strapi/utils';
import { toSourceForm } from '@meridia/domain/redirects';
import { isSiteKey } from '@meridia/domain/sites';
import { readEnvironment } from '../env';
import { findRedirectProblem, type Redirect } from './redirect.rules';
import { changedDocumentId, mergedFields, type WriteCall } from './write-call';

const checkedTogether = new AsyncLocalStorage<true>();

/** For writes that were checked as one set: half-way through, a set without a chain may hold one. */
export function writeCheckedRedirects<Result>(write: () => Promise<Result>): Promise<Result> {
  return checkedTogether.run(true, write);
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

/** The hosts outside the site that redirects of a school may lead to. */
export function redirectHostsOf(site: unknown): readonly string[] {
  return (isSiteKey(site) ? readEnvironment().REDIRECT_HOSTS[site] : undefined) ?? [];
}

/** REDIR-11: the source brought to its form, the whole checked for loops, chains and duplicates on save. */
export async function checkRedirect(call: WriteCall): Promise<void> {
  if (checkedTogether.getStore()) return;
  const merged: Record<string, unknown> = { active: true, kind: 'exact', ...(await mergedFields(call)) };
  const documentId = changedDocumentId(call);
  const kind = merged.kind === 'pattern' ? 'pattern' : 'exact';
  const source = toSourceForm(toText(merged.source), kind);
  const { data } = call.params;
  if (data && 'source' in data) data.source = source;
  const redirect: Redirect = {
    source,
    destination: toText(merged.destination),
    kind,
    active: merged.active === true,
  };
  const others: Redirect[] = await call.strapi.db.query(call.uid).findMany({
    select: ['source', 'destination', 'kind', 'active'],
    // Always the same order, so that the same mistake is always told in the same words.
    orderBy: [{ position: 'asc' }, { source: 'asc' }],
    where: { site: merged.site, ...(documentId ? { documentId: { $ne: documentId } } : {}) },
  });
  const problem = findRedirectProblem(redirect, others, redirectHostsOf(merged.site));
  if (problem) throw new errors.ValidationError(problem);
}
