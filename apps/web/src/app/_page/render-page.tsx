import type { Metadata } from 'next';
import type { ReactElement } from 'react';
import type { Locale } from '@meridia/domain/locales';
import { ErrorPage } from '@/features/error-page/error-page';
import { errorPageTexts } from '@/features/error-page/error-texts.rules';
import { loadOutcome } from '@/features/error-page/load-outcome';
import { StatusSignal } from '@/features/error-page/status-signal';
import type { SiteContext } from '@/lib/site-context';
import { PageFrame, type FrameOptions } from '@/shell/page-frame';
import { loadSite } from './site';
import { toLocale } from './site-locales';

type PageRequest<Model> = {
  /** The locale segment of the address. */
  locale: string;
  /** What loads the model of the page; null: there is no such page. */
  load: (locale: Locale) => Promise<Model | null>;
  /** What the page asks of the frame round it. */
  frame?: (model: Model) => FrameOptions;
};

function loadPage<Model>({ locale: segment, load }: PageRequest<Model>) {
  const locale = toLocale(segment);
  return loadOutcome(async () => (locale ? load(locale) : null));
}

/** The error page of a status, in its frame. */
export function errorPage(site: SiteContext, status: number): ReactElement {
  return <PageFrame site={site}>{errorContent(site, status)}</PageFrame>;
}

export function errorContent(site: SiteContext, status: number): ReactElement {
  return <ErrorPage texts={errorPageTexts(site, { status })} />;
}

/** What the page shows, or the complete error page with its true status. */
export async function renderPage<Model>(
  request: PageRequest<Model>,
  render: (model: Model, site: SiteContext) => ReactElement,
): Promise<ReactElement> {
  const [outcome, site] = await Promise.all([loadPage(request), loadSite(request.locale)]);
  if ('model' in outcome) {
    return (
      <PageFrame site={site} {...request.frame?.(outcome.model)}>
        {render(outcome.model, site)}
      </PageFrame>
    );
  }
  return (
    <>
      {errorPage(site, outcome.status)}
      <StatusSignal error={outcome.error} />
    </>
  );
}

/** The head of the page; an error page is never indexed. */
export async function pageMetadata<Model>(
  request: PageRequest<Model>,
  toMetadata: (model: Model, site: SiteContext) => Metadata,
): Promise<Metadata> {
  const [outcome, site] = await Promise.all([loadPage(request), loadSite(request.locale)]);
  return 'model' in outcome ? toMetadata(outcome.model, site) : errorMetadata(site, outcome.status);
}

export function errorMetadata(site: SiteContext, status: number): Metadata {
  return {
    title: `${site.text('errorPage.code')} ${status}`,
    robots: { index: false, follow: false },
  };
}
