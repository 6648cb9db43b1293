import type { Metadata } from 'next';
import type { ReactElement } from 'react';
import type { Locale } from '@meridia/domain/locales';
import { getWebsite } from '@/content/website/website.query';
import { ErrorPage } from '@/features/error-page/error-page';
import { errorMessageText, errorPageTexts } from '@/features/error-page/error-texts.rules';
import { loadOutcome } from '@/features/error-page/load-outcome';
import { StatusMark } from '@/features/error-page/status-mark';
import { StatusSignal } from '@/features/error-page/status-signal';
import { errorHead, pageHead, type PageHead } from '@/features/seo/page-metadata';
import { SiteProperties } from '@/features/seo/site-properties';
import type { LocalPaths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { PageFrame, type FrameOptions } from '@/shell/page-frame';
import type { PageAddress } from './page-address';
import { pageLanguages } from './page-languages.rules';
import { loadSite } from './site';
import { isEnglishHere, toLocale } from './site-locales';

type PageRequest<Model> = {
  /** The locale segment of the address. */
  locale: string;
  /** What loads the model of the page; null: there is no such page. */
  load: (locale: Locale) => Promise<Model | null>;
  /** What the page asks of the frame round it. */
  frame?: (model: Model) => FrameOptions;
  /** Where the page is: for its canonical link, and for its pair in the other language (I18N-02). */
  address?: PageAddress;
  /** ERRP-03: what the error page says of a page that does not exist, instead of the catalogue's message. */
  missing?: (site: SiteContext) => string;
  /** What a page that is complete answers instead of 200: 410 for one whose subject is over. */
  status?: (model: Model) => number;
};

function loadPage<Model>({ locale: segment, load }: PageRequest<Model>) {
  const locale = toLocale(segment);
  return loadOutcome(async () => (locale ? load(locale) : null));
}

async function findPaths(address: PageAddress | undefined, locale: Locale): Promise<LocalPaths> {
  return address && isEnglishHere() ? address.findPaths(locale) : {};
}

/** The site as this page shows it: its FR and EN links lead to the page itself. */
async function atAddress(site: SiteContext, address: PageAddress | undefined): Promise<SiteContext> {
  const pages = await findPaths(address, site.locale);
  return { ...site, languages: pageLanguages(site.languages, { ...address?.nearest, ...pages }) };
}

/** The error page of a status, in its frame. */
function errorPage(site: SiteContext, status: number, customMessage?: string): ReactElement {
  return <PageFrame site={site}>{errorContent(site, status, customMessage)}</PageFrame>;
}

export function errorContent(site: SiteContext, status: number, customMessage?: string): ReactElement {
  return <ErrorPage texts={errorPageTexts(site, { status, customMessage })} />;
}

/** What the page shows, or the complete error page with its true status. */
export async function renderPage<Model>(
  request: PageRequest<Model>,
  render: (model: Model, site: SiteContext) => ReactElement,
): Promise<ReactElement> {
  const [outcome, site] = await Promise.all([loadPage(request), loadSite(request.locale)]);
  if ('model' in outcome) {
    const [shown, website] = await Promise.all([atAddress(site, request.address), getWebsite(site.locale)]);
    return (
      <PageFrame site={shown} {...request.frame?.(outcome.model)}>
        <SiteProperties website={website} />
        <StatusMark status={request.status?.(outcome.model)} />
        {render(outcome.model, shown)}
      </PageFrame>
    );
  }
  const { status, error } = outcome;
  return (
    <>
      {errorPage(site, status, status === 404 ? request.missing?.(site) : undefined)}
      <StatusSignal error={error} />
    </>
  );
}

/** The head of the page; an error page is never indexed. */
export async function pageMetadata<Model>(
  request: PageRequest<Model>,
  toHead: (model: Model, site: SiteContext) => PageHead,
): Promise<Metadata> {
  const [outcome, site] = await Promise.all([loadPage(request), loadSite(request.locale)]);
  if (!('model' in outcome)) return errorMetadata(site, outcome.status);

  const { locale } = site;
  const { address } = request;
  const [website, pages] = await Promise.all([getWebsite(locale), findPaths(address, locale)]);
  return pageHead(toHead(outcome.model, site), { locale, website, path: address?.path, pages });
}

export async function errorMetadata(site: SiteContext, status: number): Promise<Metadata> {
  const { locale } = site;
  return errorHead(errorMessageText(site, status), { locale, website: await getWebsite(locale) });
}
