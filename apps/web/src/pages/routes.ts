import type { RouteTable } from '@engine/routes';
import { PAGE_ROUTES } from '@meridia/domain/page-routes.data';
import type { Page } from './page';

export const ROUTES: RouteTable = PAGE_ROUTES;

/** Each page is a chunk of its own, with its sheets. What a page loads is its own business. */
const MODULES = import.meta.glob<{ page: Page<unknown> }>('./*/*.page.tsx');

const moduleOf = (name: string) => `${name}/${name}.page.tsx`;

/** The key of a page in the manifest of the build. */
export function pageFile(name: string): string {
  return `src/pages/${moduleOf(name)}`;
}

export async function loadPage(name: string): Promise<Page<unknown>> {
  const load = MODULES[`./${moduleOf(name)}`];
  if (!load) throw new Error(`There is no page ${name}`);
  return (await load()).page;
}

/** All of them, before the first visitor: a page that is asked for later does not wait for its code, nor for a file that is gone. */
export async function loadEveryPage(): Promise<void> {
  await Promise.all(Object.values(MODULES).map((load) => load()));
}
