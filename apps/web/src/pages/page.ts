import type { ReactElement } from 'react';
import type { Locale } from '@meridia/domain/locales';
import type { Calendar } from '@/features/calendar/calendar.model';
import type { PageHead } from '@/features/seo/page-metadata';
import type { SiteContext } from '@/lib/site-context';
import type { FrameOptions } from '@/shell/page-frame';
import type { PageAddress } from './page-address';

/** What a page knows of a request: its address, and nothing else, so that it may be stored for everybody. */
export type Asked = {
  locale: Locale;
  /** The named parts of the path (routes.ts), decoded; a part that the path does not have is empty. */
  params: Readonly<Record<'rubrique' | 'slug' | 'action' | 'page', string>>;
  /** The part of the query that is the page's own (page-key.rules.ts), in one order. */
  query: URLSearchParams;
};

/** What a calendar says of the school it is of. */
export type School = { site: SiteContext; siteKey: string; urlOf: (path: string) => string };

/** A page: what it loads, what it says of itself, and what it shows. It knows nothing of what serves it. */
export type Page<Model> = {
  /** Null: there is no such page. What the page is not about is read inside `around` (content-cache.ts). */
  load: (asked: Asked) => Promise<Model | null>;
  head: (model: Model, site: SiteContext) => PageHead;
  view: (model: Model, site: SiteContext) => ReactElement;
  /** What a complete page answers instead of 200: 410 for one whose subject is over. */
  status?: (model: Model) => number;
  /** Where the page is: for its canonical link, and for its pair in the other language (I18N-02). */
  address?: (asked: Asked) => PageAddress | undefined;
  /** What the page asks of the frame round it. */
  frame?: (model: Model, asked: Asked) => FrameOptions;
  /** The dates of the page, for calendar programs; null: there is no such page. At its address, with `.ics`. */
  calendar?: (asked: Asked, school: School) => Promise<Calendar | null>;
  /** Whether a form of the page may be answered with a redirect to another site (ROUTE-14). */
  hasFormThatLeaves?: boolean;
};

/** Lets the compiler find the model of a page in its `load`. */
export function definePage<Model>(page: Page<Model>): Page<Model> {
  return page;
}
