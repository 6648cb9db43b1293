import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fillIntakeYears } from '@meridia/domain/intake-days.rules';
import type { SiteKey } from '@meridia/domain/sites';
import { parseFrontMatter } from './rich-text/front-matter';

export type MarkdownFile = { name: string; data: Record<string, unknown>; body: string };

const ROOT = path.resolve(process.cwd(), 'seed/content');

/** Texts that name the next intakes are read as they are on the load day. */
function readText(file: string, today: string): string {
  return fillIntakeYears(readFileSync(file, 'utf8'), today);
}

export function readJson<Content>(site: SiteKey, file: string, today: string): Content {
  return JSON.parse(readText(path.join(ROOT, site, file), today)) as Content;
}

/** Null when the school has no such file. */
export function readOptionalJson<Content>(site: SiteKey, file: string, today: string): Content | null {
  return existsSync(path.join(ROOT, site, file)) ? readJson<Content>(site, file, today) : null;
}

/** The Markdown files of a folder, in the order of their names. */
export function readMarkdownFolder(site: SiteKey, folder: string, today: string): MarkdownFile[] {
  const directory = path.join(ROOT, site, folder);
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const { data, body } = parseFrontMatter(readText(path.join(directory, name), today));
      return { name: name.replace(/\.md$/, ''), data: data as Record<string, unknown>, body };
    });
}
