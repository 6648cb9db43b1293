import type { Article } from '@/content/articles/article.model';
import { paths } from '@/lib/paths';
import { SPIRES_MAX } from '@/ui/spires.data';
import { sectionCards } from './neighbours.rules';

const SHEETS_MIN = 2;

/** The pages of a section and where this one is among them; its own page is none of them. */
export type SheetIndex = { total: number; current: number | null; section: string };

/** As on a sheet of a map, which shows the sheets around it. Null when the page is alone. */
export function sheetIndex(article: Article, section: Article | null): SheetIndex | null {
  const parent = section ?? article;
  const sheets = sectionCards(parent);
  if (sheets.length < SHEETS_MIN || sheets.length > SPIRES_MAX) return null;
  const rank = sheets.findIndex(({ href }) => href === paths.article(article.rubrique, article.slug));
  if (section && rank < 0) return null;
  return { total: sheets.length, current: section ? rank : null, section: parent.title };
}
