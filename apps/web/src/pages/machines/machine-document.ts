import type { Locale } from '@meridia/domain/locales';
import type { Website } from '@/content/website/website.model';
import type { SiteContext } from '@/lib/site-context';

/** What a program gets: text or bytes of a type. */
export type MachineDocument = { type: string; body: string | Buffer };

export type MachineAsked = {
  locale: Locale;
  /** The named parts of its address. */
  params: Readonly<Record<string, string>>;
  site: SiteContext;
  website: Website;
  /** The whole address of a path that has its language already. */
  absolute: (path: string) => string;
};

/** Null: there is no such document. */
export type WriteMachineDocument = (asked: MachineAsked) => Promise<MachineDocument | null>;

export const JSON_TEXT = 'application/json; charset=utf-8';
export const XML = 'application/xml; charset=utf-8';
