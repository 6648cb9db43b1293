import path from 'node:path';
import { pageFile } from '@/pages/routes';
import { createDraw, SPECULATION_RULES } from './engine';
import { createSite, type Site } from './site';

const SELF = 'server/dev-site.ts';
const VITE_CLIENT = '<script type="module" src="/@vite/client"></script>';

/** The site in development: production's, drawn from the sources (dev-server.ts). */
export async function createDevSite(sheetsOf: (file: string) => string[]): Promise<Site> {
  const draw = await createDraw({
    script: '/src/shell/frame.client.ts',
    imports: [],
    stylesOf: (page) => [...new Set([...sheetsOf(SELF), ...sheetsOf(pageFile(page))])],
    // Vite brings those of an island with its script.
    islandStylesOf: () => [],
  });
  return createSite({
    draw: (answered) => draw(answered) + VITE_CLIENT,
    // No page of another state of the sources is ever taken.
    buildId: `development ${Date.now()}`,
    folders: [path.resolve(import.meta.dirname, '../public')],
    speculationRules: SPECULATION_RULES,
  });
}
