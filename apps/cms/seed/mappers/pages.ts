import type { Locale } from '@meridia/domain/locales';
import type { MarkdownFile } from '../content-files';
import type { SeedContext } from '../seed-context';
import type { SeedDocument } from '../seed-document';
import { toPageBlock, type BlockFile } from './page-blocks';

const ARTICLE = 'api::article.article';
const FORM_LINK = 'api::form-link.form-link';

type PageHead = {
  path: string;
  rubrique: string | null;
  slug: string | null;
  locale: Locale;
  layout?: string;
  title: string;
  alternate?: { locale: Locale; path: string };
  seo: { metaTitle: string; metaDescription: string };
  pageLayout: BlockFile[];
};

function headOf(file: MarkdownFile): PageHead {
  return file.data as PageHead;
}

/** The same page in two languages has the same French path. */
function frenchPath({ locale, path, alternate }: PageHead): string {
  return locale === 'en' && alternate ? alternate.path : path;
}

function toVersion(context: SeedContext, head: PageHead) {
  return {
    locale: head.locale,
    data: {
      site: context.site,
      title: head.title,
      // The home page has no section of its own: it is read as /{prefix}-articles/home.
      rubrique: head.rubrique ?? 'home',
      slug: head.rubrique === null ? null : head.slug,
      layout: head.layout ?? 'default',
      seo: head.seo,
      pageLayout: head.pageLayout.map(toPageBlock),
    },
  };
}

export function toArticles(context: SeedContext, files: readonly MarkdownFile[]): SeedDocument[] {
  const heads = files.map(headOf);
  return heads
    .filter(({ locale }) => locale === 'fr')
    .map((french) => {
      const english = heads.find((head) => head.locale === 'en' && frenchPath(head) === french.path);
      return {
        uid: ARTICLE,
        documentId: context.idOf(ARTICLE, french.path),
        versions: [french, ...(english ? [english] : [])].map((head) => toVersion(context, head)),
      };
    });
}

type FormBlock = { title: string; text: string | null; url: string; label: string };

function formsIn(files: readonly MarkdownFile[], locale: Locale): Map<string, FormBlock> {
  const blocks = files
    .map(headOf)
    .filter((head) => head.locale === locale)
    .flatMap(({ pageLayout }) => pageLayout.filter(({ type }) => type === 'form-link'))
    .map((block) => block as unknown as FormBlock);
  return new Map([...blocks].reverse().map((block) => [block.url, block]));
}

function slugOfUrl(url: string): string {
  return new URL(url).pathname.slice(1).replaceAll('/', '-');
}

/** The external forms that pages lead to, each once: the catalogue from which editors choose. */
export function toFormLinks(context: SeedContext, files: readonly MarkdownFile[]): SeedDocument[] {
  const english = formsIn(files, 'en');
  return [...formsIn(files, 'fr').values()].map((french) => {
    const slug = slugOfUrl(french.url);
    const translated = english.get(french.url);
    const versions = [
      { locale: 'fr' as const, form: french },
      ...(translated ? [{ locale: 'en' as const, form: translated }] : []),
    ];
    return {
      uid: FORM_LINK,
      documentId: context.idOf(FORM_LINK, slug),
      versions: versions.map(({ locale, form: { title, text, url, label } }) => ({
        locale,
        data: { site: context.site, slug, title, text, url, label },
      })),
    };
  });
}
