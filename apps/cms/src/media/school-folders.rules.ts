import type { SiteKey } from '@meridia/domain/sites';

export type SchoolFolder = { id: number; site: SiteKey; path: string };

/** Paths are made of numbers ("/3/12"): "/3" holds "/3/12" and not "/31". */
export function isWithin(path: string, folder: { path: string }): boolean {
  return path === folder.path || path.startsWith(`${folder.path}/`);
}

/** The school that a file or a folder belongs to by its path; none for what lies outside the folders of schools. */
export function schoolOfPath(folders: readonly SchoolFolder[], path: unknown): SiteKey | undefined {
  if (typeof path !== 'string') return undefined;
  return folders.find((folder) => isWithin(path, folder))?.site;
}
