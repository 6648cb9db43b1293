import { DEFAULT_LOCALE, type Locale } from '@meridia/domain/locales';
import type { Website } from '@/content/website/website.model';
import { localePath, paths, type LocalPaths } from '@/lib/paths';
import type { PictureImage } from '@/lib/picture-image';
import type { Crumb } from '@/lib/crumbs';
import type { DataContext, PageData } from './data/data-context';
import { graphText } from './data/graph';
import { shortDescription } from './description.rules';
import type { Metadata, Robots } from './metadata.model';
import { shareImagesOf } from './share/page-share';
import type { ShareWords } from './share/share-card.model';
import { siteMeta, siteNameMetas, sitePropertyMetas } from './site-metas.rules';

/** What a page says of itself; the site completes it. */
export type PageHead = {
  title: string;
  /** Without one, that of the site; empty: none at all. */
  description?: string | null;
  /** Only where a page is not for search engines. */
  robots?: Robots;
  image?: PictureImage | null;
  /** What its share image says and shows, where it is not its title and its picture. */
  share?: ShareWords;
  /** The path of the feed of the same list, with its language. */
  feed?: string;
  /** The way to the page, as it shows it. */
  crumbs?: readonly Crumb[];
  /** What it is about, for programs. */
  data?: PageData;
};

type HeadContext = {
  locale: Locale;
  /** Null when the settings cannot be read: the page says what it knows (STATE-06). */
  website: Website | null;
  /** Where the page is; absent for an error page. */
  path?: string;
  /** Where it is in each language; empty when the site has one language, or does not know. */
  pages?: LocalPaths;
};

const OPEN_GRAPH_LOCALES: Record<Locale, string> = { fr: 'fr_FR', en: 'en_GB' };
/** The languages of a search engine that match none of ours see the default one. */
const ANY_LANGUAGE = 'x-default';

function absolute({ siteUrl }: Website, path: string): string {
  return new URL(path, siteUrl).href;
}

/** The name of the site closes the title, also after « Page 2 », unless the editor's own words already hold it elsewhere. */
export function fullTitle(title: string, siteName: string | undefined): string {
  if (siteName === undefined) return title;
  const closing = ` – ${siteName}`;
  const own = title.replace(`${closing} – `, ' – ');
  return own === title && title.includes(siteName) ? title : `${own}${closing}`;
}

/** A page shown in French for want of an English one (I18N-04) is the French page, seen from elsewhere. */
function canonicalOf(website: Website, { locale, pages = {} }: HeadContext, path: string): string {
  const isBorrowed = pages[locale] === undefined && pages[DEFAULT_LOCALE] !== undefined;
  return absolute(website, localePath(isBorrowed ? DEFAULT_LOCALE : locale, path));
}

/** I18N-02: the pair, when the page is there in both languages. */
function languagesOf(website: Website, { fr, en }: LocalPaths): Record<string, string> | undefined {
  if (fr === undefined || en === undefined) return undefined;
  const urls = { fr: absolute(website, localePath('fr', fr)), en: absolute(website, localePath('en', en)) };
  return { ...urls, [ANY_LANGUAGE]: urls[DEFAULT_LOCALE] };
}

/** The bitmap that the page shows. */
function ownPicture({ image }: PageHead, website: Website): string | undefined {
  return image ? absolute(website, image.url) : undefined;
}

/** The sentences that the site is shared with are those of its home. */
function homeMeta(website: Website, path: string | undefined, key: string): string | undefined {
  return path === paths.home ? siteMeta(website.seo.metas, key) : undefined;
}

/** A page that is not for search engines tells programs nothing more. */
function dataOf(page: PageHead, known: Omit<DataContext, 'absolute'>): string | undefined {
  if (page.robots?.index === false) return undefined;
  const context = { ...known, absolute: (path: string) => absolute(known.website, path) };
  return graphText(page.data?.(context) ?? [], page.crumbs ?? [], context);
}

type Words = { title: string; description?: string };

/** What needs the address of the page: none of it without the settings, nor on an error page. */
function addressed(
  page: PageHead,
  { title, description }: Words,
  context: HeadContext,
): Pick<Metadata, 'alternates' | 'openGraph' | 'twitter' | 'data'> {
  const { locale, website, path, pages = {} } = context;
  if (!website || path === undefined) return {};
  const images = shareImagesOf(page, website, localePath(locale, path)).map((image) => ({
    ...image,
    url: absolute(website, image.url),
  }));
  const canonical = canonicalOf(website, context, path);
  return {
    // The page's own picture, without words in it, where it has one.
    data: dataOf(page, {
      website,
      url: canonical,
      description,
      image: ownPicture(page, website) ?? images[0]?.url,
    }),
    alternates: { canonical, languages: languagesOf(website, pages) },
    openGraph: {
      type: 'website',
      siteName: website.siteName,
      title: homeMeta(website, path, 'og:title') ?? title,
      description: homeMeta(website, path, 'og:description') ?? description,
      url: canonical,
      locale: siteMeta(website.seo.metas, 'og:locale') ?? OPEN_GRAPH_LOCALES[locale],
      images,
    },
    twitter: {
      card: images.length > 0 ? 'summary_large_image' : 'summary',
      site: website.seo.twitterSite ?? undefined,
    },
  };
}

/** The whole head of a page: its own words, then what the site adds to every page (ENT-01, I18N-02). */
export function pageHead(page: PageHead, context: HeadContext): Metadata {
  const { website } = context;
  const metas = website?.seo.metas ?? [];
  const title = fullTitle(page.title, website?.siteName);
  const description = shortDescription(page.description ?? website?.seo.metaDescription ?? '') || undefined;
  return {
    ...addressed(page, { title, description }, context),
    title,
    description,
    robots: page.robots ?? siteMeta(metas, 'robots'),
    feed: page.feed === undefined ? undefined : { title, href: page.feed },
    other: siteNameMetas(metas),
    properties: sitePropertyMetas(metas),
  };
}

/** What an error page says of itself: it is never indexed, and a search engine has nothing to quote from it. */
export function errorWords(message: string): PageHead {
  return { title: message, description: '', robots: { index: false, follow: false } };
}

/** The head of an error page, which is nowhere. */
export function errorHead(message: string, context: Pick<HeadContext, 'locale' | 'website'>): Metadata {
  return pageHead(errorWords(message), context);
}
