import { AsyncLocalStorage } from 'node:async_hooks';
import { errors } from '@strapi/utils';
import type { WriteCall } from './content-checks';
import { findRedirectProblem, type Redirect } from './redirect.rules';

const checkedTogether = new AsyncLocalStorage<true>();

/** For writes that were checked as one set: half-way through, a set without a chain may hold one. */
export function writeCheckedRedirects<Result>(write: () => Promise<Result>): Promise<Result> {
  return checkedTogether.run(true, write);
}

/** REDIR-11: checked for loops, chains and duplicates on save. */
export async function checkRedirect({ strapi, params }: WriteCall): Promise<void> {
  if (checkedTogether.getStore()) return;
  const query = strapi.db.query('api::redirect.redirect');
  const current = params.documentId ? await query.findOne({ where: { documentId: params.documentId } }) : {};
  const merged = { active: true, kind: 'exact', ...current, ...params.data };
  const redirect: Redirect = {
    source: String(merged.source ?? ''),
    destination: String(merged.destination ?? ''),
    kind: merged.kind === 'pattern' ? 'pattern' : 'exact',
    active: merged.active === true,
  };
  const others: Redirect[] = await query.findMany({
    select: ['source', 'destination', 'kind', 'active'],
    // Always the same order, so that the same mistake is always told in the same words.
    orderBy: [{ position: 'asc' }, { source: 'asc' }],
    where: { site: merged.site, ...(params.documentId ? { documentId: { $ne: params.documentId } } : {}) },
  });
  const problem = findRedirectProblem(redirect, others);
  if (problem) throw new errors.ValidationError(problem);
}
