import type { ReactElement } from 'react';
import { createRouter } from '@engine/routes';
import type { Locale } from '@meridia/domain/locales';
import { GONE_STATUS } from '@meridia/domain/redirects';
import { around } from '@/content/client/content-cache';
import { ErrorPage } from '@/features/error-page/error-page';
import { errorMessageText, errorPageTexts } from '@/features/error-page/error-texts.rules';
import { loadOutcome } from '@/features/error-page/load-outcome';
import { SearchForm } from '@/features/search/search-form';
import { HeadTags } from '@/features/seo/head-tags';
import { errorHead, pageHead } from '@/features/seo/page-metadata';
import { describeError, log } from '@/lib/log';
import { DraftNotice } from '@/shell/draft-notice/draft-notice';
import type { SiteContext } from '@/lib/site-context';
import { PageFrame } from '@/shell/page-frame';
import { loadSurroundings } from './load-surroundings';
import type { Asked } from './page';
import { splitLocale } from './page-key.rules';
import { loadPage, ROUTES } from './routes';
import { toLocale } from './site-locales';

/** A page that is ready to be drawn; nothing in it is of one visitor. */
export type Answered = {
  status: number;
  lang: Locale;
  /** That of its route (routes.ts), or `error`. */
  name: string;
  head: ReactElement;
  body: ReactElement;
  /** FOOT-05: the sites whose frames the page may show, by what the school has set. */
  frameOrigins: readonly string[];
  /** ROUTE-14 */
  hasFormThatLeaves: boolean;
};

const ERROR = 'error';
const NO_PARAMS = { rubrique: '', slug: '', action: '', page: '' };

/** Whoever looks at a draft is no visitor, and the address is for nobody else to know. */
const unmeasured = (site: SiteContext): SiteContext => ({
  ...site,
  tracking: { ...site.tracking, tagManager: null },
});

const findRoute = createRouter(ROUTES);

/** Null: no page is there, or its language is not served (I18N-02). */
export function readAddress(address: string): { name: string; asked: Asked } | null {
  const { locale, path: local } = splitLocale(address);
  const [path = '', query] = local.split('?');
  const route = toLocale(locale) && findRoute(path);
  if (!route) return null;
  const params = { ...NO_PARAMS, ...route.params };
  return { name: route.name, asked: { locale, params, query: new URLSearchParams(query) } };
}

/** The visitor looks for something that is not there, or no longer. */
const LOST = [404, GONE_STATUS];

/** The complete error page of a status, in its frame (ERRP-01). */
export async function errorAnswer(locale: Locale, status: number, customMessage?: string): Promise<Answered> {
  const { site, website, data, frameOrigins } = await around(() => loadSurroundings(locale));
  return {
    status,
    lang: locale,
    name: ERROR,
    head: <HeadTags head={errorHead(errorMessageText(site, status), { locale, website })} />,
    body: (
      <PageFrame site={site} data={data} hasPopin={false}>
        <ErrorPage
          texts={errorPageTexts(site, { status, customMessage })}
          search={LOST.includes(status) && <SearchForm site={site} id="recherche-perdue" fill="lost" />}
        />
      </PageFrame>
    ),
    frameOrigins,
    hasFormThatLeaves: false,
  };
}

/**
 * The page of a key (page-key.rules.ts), or the error page that takes its place when its content cannot be read (STATE-06); null
 * when there is no such page. Nothing else of a request is known here: what is answered may be stored for everybody.
 */
export async function answerAddress(
  address: string,
  { isDraft = false }: { isDraft?: boolean } = {},
): Promise<Answered | null> {
  const found = readAddress(address);
  if (!found) return null;
  const { name, asked } = found;
  const page = await loadPage(name);
  const outcome = await loadOutcome(() => page.load(asked));
  if (!('model' in outcome)) {
    const { error, status } = outcome;
    if (error === null) return null;
    log.error('page failed', { path: address, ...describeError(error) });
    return errorAnswer(asked.locale, status);
  }

  const { model } = outcome;
  const { locale } = asked;
  const at = page.address?.(asked);
  const { site, website, data, pages, frameOrigins } = await around(() => loadSurroundings(locale, at));
  return {
    status: page.status?.(model) ?? 200,
    lang: locale,
    name,
    head: <HeadTags head={pageHead(page.head(model, site), { locale, website, path: at?.path, pages })} />,
    body: (
      <>
        {isDraft && <DraftNotice site={site} />}
        <PageFrame
          site={isDraft ? unmeasured(site) : site}
          data={data}
          asksConsent={!isDraft}
          {...page.frame?.(model, asked)}
        >
          {page.view(model, site)}
        </PageFrame>
      </>
    ),
    frameOrigins,
    hasFormThatLeaves: page.hasFormThatLeaves ?? false,
  };
}
