import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteKey } from '@meridia/domain/sites';
import { parseFrontMatter } from './rich-text/front-matter';

export type MarkdownFile = { name: string; data: Record<string, unknown>; body: string };

const ROOT = path.resolve(process.cwd(), 'seed/content');

export function readJson<Content>(site: SiteKey, file: string): Content {
  return JSON.parse(readFileSync(path.join(ROOT, site, file), 'utf8')) as Content;
}

/** The Markdown files of a folder, in the order of their names. */
export function readMarkdownFolder(site: SiteKey, folder: string): MarkdownFile[] {
  const directory = path.join(ROOT, site, folder);
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const { data, body } = parseFrontMatter(readFileSync(path.join(directory, name), 'utf8'));
      return { name: name.replace(/\.md$/, ''), data: data as Record<string, unknown>, body };
    });
}
