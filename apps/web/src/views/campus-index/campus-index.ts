import type { Article } from '@/content/articles/article.model';
import type { CampusCard } from '@/content/campuses/campus.model';
import type { LoadedBlock } from '@/views/page-layout/loaded-block';

/** What the page of the campuses shows. */
export type CampusIndex = {
  /** What the editors wrote for the section; null: the labels have its words. */
  article: Article | null;
  blocks: readonly LoadedBlock[];
  /** By name. */
  campuses: readonly CampusCard[];
};
