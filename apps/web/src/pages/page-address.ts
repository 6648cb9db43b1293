import { LOCALES, type Locale } from '@meridia/domain/locales';
import {
  getArticleTranslations,
  hasTranslation,
  type TranslatedType,
} from '@/content/translations/translations.query';
import { paths, type LocalPaths } from '@/lib/paths';

/** Where a page is. */
export type PageAddress = {
  /** Without the language. */
  path: string;
  /** In each language that has the page (I18N-02); asked only when both are served. */
  findPaths: (locale: Locale) => Promise<LocalPaths>;
  /** Where the FR and EN links lead instead of the home, in a language that may not have the page. */
  nearest?: LocalPaths;
};

const HOME = 'home';

const DOCUMENT_PATHS: Record<TranslatedType, (slug: string) => string> = {
  programme: paths.programme,
  campus: paths.campus,
  event: paths.event,
  news: paths.newsItem,
  blogPost: paths.blogPost,
  jobOffer: paths.jobOffer,
  testimonial: paths.testimonial,
};

/** A page that every language has, at the same path: a list, a form. */
export function commonAddress(path: string): PageAddress {
  return { path, findPaths: async () => ({ fr: path, en: path }) };
}

/** A list that every language has. It may be shorter in another one: from its next pages the way there is to the first. */
export function listAddress(path: string, firstPage: string): PageAddress {
  if (path === firstPage) return commonAddress(path);
  return {
    path,
    findPaths: async (locale) => ({ [locale]: path }),
    nearest: { fr: firstPage, en: firstPage },
  };
}

/** The page of one document, or another page about it: its slug is the same in every language that it exists in. */
export function documentAddress(
  type: TranslatedType,
  slug: string,
  path: string = DOCUMENT_PATHS[type](slug),
): PageAddress {
  return {
    path,
    async findPaths() {
      const found = await Promise.all(LOCALES.map((locale) => hasTranslation(type, slug, locale)));
      return Object.fromEntries(
        LOCALES.filter((_locale, rank) => found[rank]).map((locale) => [locale, path]),
      );
    },
  };
}

/** The home page is the content's section « home ». */
export function articlePath(rubrique: string, slug: string | null): string {
  return rubrique === HOME && slug === null ? paths.home : paths.article(rubrique, slug);
}

/** A section page, or the home (`home`): the address is translated with the page. */
export function articleAddress(rubrique: string, slug: string | null = null): PageAddress {
  return {
    path: articlePath(rubrique, slug),
    async findPaths(locale) {
      const { fr, en } = await getArticleTranslations({ rubrique, slug }, locale);
      return { fr: fr && articlePath(fr.rubrique, fr.slug), en: en && articlePath(en.rubrique, en.slug) };
    },
  };
}
