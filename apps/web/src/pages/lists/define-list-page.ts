import { createElement, type ReactElement } from 'react';
import type { ListPage } from '@meridia/domain/list-filters';
import type { Locale } from '@meridia/domain/locales';
import type { Article } from '@/content/articles/article.model';
import { getArticle } from '@/content/articles/articles.query';
import type { PageBlock } from '@/content/articles/page-block.model';
import { keepShort } from '@/content/client/content-cache';
import { listHref } from '@/features/lists/list-address.rules';
import {
  countValues,
  hasUnknownFilter,
  isIndexed,
  NO_PAGE,
  type ListSelection,
} from '@/features/lists/list-selection.rules';
import { pageOfPath } from '@/features/lists/page-numbers.rules';
import { shownSelection } from '@/features/lists/shown-selection.rules';
import type { PageHead } from '@/features/seo/page-metadata';
import type { ShareWords } from '@/features/seo/share/share-card.model';
import type { Crumb } from '@/lib/crumbs';
import { localePath } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { articleHead } from '@/pages/article-head';
import { loadBlocks } from '@/pages/blocks/load-blocks';
import type { Asked, Page } from '@/pages/page';
import { listAddress } from '@/pages/page-address';
import { ListNotes } from '@/views/filtered-list/list-notes';
import type { LoadedBlock } from '@/views/page-layout/loaded-block';

type Frame<List extends ListPage> = {
  /** The words of the page in its language (I18N-04); null: those of the labels. */
  article: Article | null;
  /** What the editors put under the list, where nothing is chosen. */
  blocks: readonly LoadedBlock[];
  selection: ListSelection<List>;
  /** S-41: the address asks for a value that its filter does not have. */
  hasUnknownFilter: boolean;
};

/** What a list loads of its own, out of all that its view shows. */
export type ListContent<Model> = Omit<Model, keyof Frame<ListPage>>;

/** What one list has of its own; the rest is the same for all. */
type ListDefinition<List extends ListPage, Content> = {
  list: List;
  /** The section page whose words are those of the page; that of the list's own address without it. */
  words?: (selection: ListSelection<List>) => { rubrique: string; slug?: string };
  /** Null: the page is past the end of the list. */
  load: (locale: Locale, selection: ListSelection<List>) => Promise<Content | null>;
  /** How many match the selection. */
  total: (content: Content) => number;
  /** Whether the content knows what is chosen, where a filter takes any word. */
  isKnown: (content: Content, selection: ListSelection<List>) => boolean;
  /** Of the blocks of the editors, those that go under the list. */
  blocksOf: (article: Article) => readonly PageBlock[];
  /** The labels that stand for the words of the editors. */
  labels: (selection: ListSelection<List>) => { title: string; intro: string };
  /** What the title says of the choice; null: it is that of the list. */
  choiceTitle: (model: Content & Frame<List>, site: SiteContext) => string | null;
  /** What its share image shows besides its words. */
  share?: Pick<ShareWords, 'tint' | 'art'>;
  /** The path of its feed, without the language. */
  feed?: string;
  /** The way to the list, as its view shows it. */
  crumbs: (model: Content & Frame<List>, site: SiteContext) => readonly Crumb[];
  view: (model: Content & Frame<List>, site: SiteContext) => ReactElement;
};

/** ROUTE-06: a page has its number in its path, or in its query beside what is chosen. Null: it is no number. */
function selectionOf<List extends ListPage>(list: List, asked: Asked): ListSelection<List> | null {
  const selection = shownSelection(list, asked.query);
  const page = asked.params.page === '' ? selection.page : pageOfPath(asked.params.page);
  return page === null || page === NO_PAGE ? null : { ...selection, page };
}

function isPlain(selection: ListSelection<ListPage>): boolean {
  return countValues(selection) === 0 && selection.page === 1;
}

/** A list page: filters in its query, pages, and the words of its section. */
export function defineListPage<List extends ListPage, Content>(
  definition: ListDefinition<List, Content>,
): Page<Content & Frame<List>> {
  const { list, labels } = definition;
  const wordsOf = definition.words ?? (() => ({ rubrique: list, slug: undefined }));

  /** Beyond a few values there are too many combinations for search engines and for the store. */
  const isKept = (content: Content, selection: ListSelection<List>) =>
    isIndexed(selection) && definition.isKnown(content, selection);

  /** Where nothing is chosen, so that no page has them twice. */
  async function loadWords(locale: Locale, article: Article | null, selection: ListSelection<List>) {
    if (!article || !isPlain(selection)) return [];
    return loadBlocks(locale, definition.blocksOf(article));
  }

  async function load(asked: Asked): Promise<(Content & Frame<List>) | null> {
    const selection = selectionOf(list, asked);
    if (!selection) return null;
    const { rubrique, slug } = wordsOf(selection);
    const [words, content] = await Promise.all([
      getArticle(asked.locale, rubrique, slug),
      definition.load(asked.locale, selection),
    ]);
    const isUnknown = hasUnknownFilter(list, asked.query);
    if (!content || isUnknown || !isKept(content, selection)) keepShort();
    if (!content) return null;
    const article = words?.isFrenchOnly ? null : words;
    const blocks = await loadWords(asked.locale, article, selection);
    return { ...content, article, selection, blocks, hasUnknownFilter: isUnknown };
  }

  /** « Lyon – Agenda », « Page 2 »: what tells this page of the list from the others. */
  function distinction(model: Content & Frame<List>, site: SiteContext) {
    const { page } = model.selection;
    return {
      choice: definition.choiceTitle(model, site),
      page: page > 1 ? site.text('pagination.page', { page }) : null,
    };
  }

  function titleOf(model: Content & Frame<List>, site: SiteContext): string {
    const { article, selection } = model;
    const { choice, page } = distinction(model, site);
    const title = choice ?? (article && articleHead(article).title);
    return [title ?? site.text(labels(selection).title), page].filter(Boolean).join(' – ');
  }

  /** V-13: that of the list, and of no other page of it. */
  function descriptionOf(model: Content & Frame<List>, site: SiteContext): string {
    const { article, selection } = model;
    const { choice, page } = distinction(model, site);
    const own = [choice, page].filter(Boolean).join(', ');
    const words = (article && articleHead(article).description) ?? site.text(labels(selection).intro);
    return own === '' ? words : `${own}. ${words}`;
  }

  /** The words of its own heading, where nothing is chosen. */
  function shareWords({ article, selection }: Content & Frame<List>, site: SiteContext): ShareWords {
    const title = isPlain(selection) ? (article?.heading ?? site.text(labels(selection).title)) : undefined;
    return { ...definition.share, title };
  }

  /** A page with nothing on it, or one of too many combinations, is not for search engines. */
  function head(model: Content & Frame<List>, site: SiteContext): PageHead {
    const { selection } = model;
    const isShown = definition.total(model) > 0 && isKept(model, selection) && !model.hasUnknownFilter;
    return {
      title: titleOf(model, site),
      description: descriptionOf(model, site),
      share: shareWords(model, site),
      robots: isShown ? undefined : { index: false, follow: true },
      crumbs: definition.crumbs(model, site),
      feed: definition.feed && isPlain(selection) ? localePath(site.locale, definition.feed) : undefined,
    };
  }

  return {
    load,
    head,
    view: (model, site) => createElement(ListNotes, { site, ...model }, definition.view(model, site)),
    address: (asked) => {
      const selection = selectionOf(list, asked);
      if (!selection) return undefined;
      return listAddress(listHref(list, selection), listHref(list, { ...selection, page: 1 }));
    },
  };
}
