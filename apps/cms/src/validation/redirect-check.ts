import { AsyncLocalStorage } from 'node:async_hooks';
import { errors } from '@strapi/utils';
import { REDIRECT_KINDS, toTypedSource, withoutOwnHost } from '@meridia/domain/redirects';
import { isSiteKey } from '@meridia/domain/sites';
import { readOwnHosts } from '../addresses/own-hosts';
import { loadSitePages } from '../addresses/site-pages';
import { readEnvironment } from '../env';
import { redirectGroupProblem } from './redirect-group.rules';
import { askedPages, findRedirectProblem, type Redirect } from './redirect.rules';
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

/** What the redirect will be once it is written, its addresses brought to their form (REDIR-11, DESK-02). */
async function toRedirect(call: WriteCall, merged: Record<string, unknown>): Promise<Redirect> {
  const ownHosts = await readOwnHosts(call.strapi, toText(merged.site));
  const kind = REDIRECT_KINDS.find((known) => known === merged.kind) ?? 'exact';
  const source = toTypedSource(toText(merged.source), kind, ownHosts);
  const destination = withoutOwnHost(toText(merged.destination), ownHosts);
  const { data } = call.params;
  if (data && 'source' in data) data.source = source;
  // Never null: a page that is gone leads nowhere (LIFE-02).
  if (data && ('destination' in data || call.action === 'create')) data.destination = destination;
  return { source, destination, kind, active: merged.active === true };
}

function refuse({ field, message }: { field: string; message: string }): never {
  const details = { errors: [{ path: [field], message, name: 'ValidationError' }] };
  throw new errors.ValidationError(message, details);
}

/** REDIR-11, DESK-03: the addresses brought to their form, the whole checked beside the others and the pages of the site on save. */
export async function checkRedirect(call: WriteCall): Promise<void> {
  if (checkedTogether.getStore()) return;
  const ungrouped = redirectGroupProblem(call.params.data?.group);
  if (ungrouped) refuse({ field: 'group', message: ungrouped });
  const merged: Record<string, unknown> = { active: true, kind: 'exact', ...(await mergedFields(call)) };
  const documentId = changedDocumentId(call);
  const redirect = await toRedirect(call, merged);
  const others: Redirect[] = await call.strapi.db.query(call.uid).findMany({
    select: ['source', 'destination', 'kind', 'active'],
    // Always the same order, so that the same mistake is always told in the same words.
    orderBy: [{ position: 'asc' }, { source: 'asc' }],
    where: { site: merged.site, ...(documentId ? { documentId: { $ne: documentId } } : {}) },
  });
  const problem = findRedirectProblem(redirect, {
    others,
    allowedHosts: redirectHostsOf(merged.site),
    pages: await loadSitePages(call.strapi, toText(merged.site), askedPages([redirect])),
  });
  if (problem) refuse(problem);
}
