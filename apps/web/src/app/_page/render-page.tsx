import type { Metadata } from 'next';
import type { ReactElement } from 'react';
import { DEFAULT_LOCALE, type Locale } from '@meridia/domain/locales';
import { lookUpLabel } from '@meridia/labels/label.rules';
import { ErrorPage } from '@/features/error-page/error-page';
import { errorPageTexts } from '@/features/error-page/error-texts.rules';
import { loadOutcome } from '@/features/error-page/load-outcome';
import { StatusSignal } from '@/features/error-page/status-signal';
import { localePath } from '@/features/locale/locale.rules';
import { labelSource, toLocale } from './site-locales';

/** A page to be: the locale segment of its address, and what loads its model (null: there is no such page). */
type PageRequest<Model> = { locale: string; load: (locale: Locale) => Promise<Model | null> };

function loadPage<Model>({ locale: segment, load }: PageRequest<Model>) {
  const locale = toLocale(segment);
  return loadOutcome(async () => (locale ? load(locale) : null));
}

/** The error page of a status in a language. */
export function errorPage(locale: Locale, status: number): ReactElement {
  const toHref = (path: string) => localePath(locale, path);
  return <ErrorPage texts={errorPageTexts(labelSource, { locale, status, toHref })} />;
}

/** What the page shows, or the complete error page with its true status. */
export async function renderPage<Model>(
  request: PageRequest<Model>,
  render: (model: Model, locale: Locale) => ReactElement,
): Promise<ReactElement> {
  const outcome = await loadPage(request);
  const locale = toLocale(request.locale) ?? DEFAULT_LOCALE;
  if ('model' in outcome) return render(outcome.model, locale);
  return (
    <>
      {errorPage(locale, outcome.status)}
      <StatusSignal error={outcome.error} />
    </>
  );
}

/** The head of the page; an error page is never indexed. */
export async function pageMetadata<Model>(
  request: PageRequest<Model>,
  toMetadata: (model: Model) => Metadata,
): Promise<Metadata> {
  const outcome = await loadPage(request);
  if ('model' in outcome) return toMetadata(outcome.model);
  return errorMetadata(toLocale(request.locale) ?? DEFAULT_LOCALE, outcome.status);
}

export function errorMetadata(locale: Locale, status: number): Metadata {
  const title = `${lookUpLabel(labelSource, locale, 'errorPage.code')} ${status}`;
  return { title, robots: { index: false, follow: false } };
}
