import type { Thing } from 'schema-dts';
import type { Website } from '@/content/website/website.model';

/** What a page knows when it says in data what it is about. */
export type DataContext = {
  website: Website;
  /** The whole address of the page itself. */
  url: string;
  description: string | undefined;
  /** The whole address of its image; undefined: it has none. */
  image: string | undefined;
  /** The whole address of a path that has its language already. */
  absolute: (path: string) => string;
};

/** What a page is about, in the words of schema.org. */
export type PageData = (context: DataContext) => Thing[];
