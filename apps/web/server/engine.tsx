import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Assets } from '@engine/assets';
import { loadIslands } from '@engine/island';
import { Document } from '@/pages/document';
import { loadEveryPage } from '@/pages/routes';
import { ISLANDS } from '@/shell/islands';
import type { Draw } from './page-maker';
import type { Engine } from './site';

const DIST = path.resolve(import.meta.dirname, '..');

/** The rules by which a browser may fetch the next page before it is asked for: a file of the site. */
export const SPECULATION_RULES = '"/speculation-rules.json"';

type Files = {
  script: string;
  imports: readonly string[];
  /** By the name of the page in the table of routes. */
  stylesOf: (page: string) => readonly string[];
  islandStylesOf: (island: string) => readonly string[];
};

/** Draws documents that name these files. */
export async function createDraw({ script, imports, stylesOf, islandStylesOf }: Files): Promise<Draw> {
  await loadIslands(ISLANDS, islandStylesOf);
  return (answered) => {
    const assets = { script, imports, styles: stylesOf(answered.name) };
    return `<!doctype html>${renderToStaticMarkup(<Document answered={answered} assets={assets} />)}`;
  };
}

/** The engine of production, with the files that the build has left beside it. */
export async function builtEngine(): Promise<Engine> {
  const { buildId, script, imports, frame, pages, islands } = JSON.parse(
    readFileSync(path.join(DIST, 'assets.json'), 'utf8'),
  ) as Assets;
  await loadEveryPage();
  const styles = new Map(Object.entries(pages).map(([name, own]) => [name, [...frame, ...own]]));
  return {
    draw: await createDraw({
      script,
      imports,
      stylesOf: (page) => styles.get(page) ?? frame,
      islandStylesOf: (island) => islands[island] ?? [],
    }),
    buildId,
    folders: [path.join(DIST, 'client')],
    speculationRules: SPECULATION_RULES,
  };
}
