import { findRule, type RedirectTable } from '@meridia/domain/redirect-table.rules';
import { toCanonicalPath } from '@meridia/domain/redirects';
import type { SitePages } from '../../validation/redirect.rules';

/** An address that a published document gives its readers. */
export type GivenPath = {
  uid: string;
  documentId: string;
  locale: string | null;
  field: string;
  path: string;
};

type Site = { table: RedirectTable; pages: Pick<SitePages, 'isAnswered'> };

/** Not judged: a destination that a pattern fills in (DESK-03), and a file, of which only the site knows whether it has it. */
const NOT_JUDGED = /\$[1-9]|\.[a-z0-9]{2,5}$/;

/** Neither a page nor a redirect answers there, or the page was deleted (LIFE-02); what cannot be read as an address leads nowhere either. */
export function isDead(path: string, { table, pages }: Site): boolean {
  if (NOT_JUDGED.test(path)) return false;
  const canonical = toCanonicalPath(path);
  if (canonical === null) return true;
  const redirect = findRule(table, canonical);
  return !pages.isAnswered(canonical) && (redirect === null || redirect.rule.kind === 'gone');
}

/** A document in a language, with its addresses that lead nowhere; the field is that of the first. */
export type DeadLinks = Omit<GivenPath, 'path'> & { paths: string[] };

/** `references` lead to pages that are not published (LINK-07), under their titles. */
export function deadLinksOf(
  given: readonly GivenPath[],
  site: Site,
  references: readonly GivenPath[] = [],
): DeadLinks[] {
  const paths = new Set(given.map(({ path }) => path));
  const dead = new Set([...paths].filter((path) => isDead(path, site)));
  const byDocument = new Map<string, DeadLinks>();
  for (const { path, ...document } of [...given.filter((one) => dead.has(one.path)), ...references]) {
    const key = `${document.documentId} ${document.locale}`;
    const known = byDocument.get(key) ?? { ...document, paths: [] };
    byDocument.set(key, { ...known, paths: [...known.paths, path] });
  }
  return [...byDocument.values()];
}

/** « /campus/atlantide » and 2 others. */
export function toldPaths(paths: readonly string[]): string {
  const [first = '', ...others] = new Set(paths);
  return others.length === 0
    ? `«\u00A0${first}\u00A0»`
    : `«\u00A0${first}\u00A0» et ${others.length} autre${others.length > 1 ? 's' : ''}`;
}
