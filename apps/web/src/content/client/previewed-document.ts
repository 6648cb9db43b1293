import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '@meridia/domain/locales';

/** What stands in for an answer of the content service while the page of a preview is made. */
export type PreviewedDocument = {
  /** Where its page reads it. */
  path: string;
  locale: Locale;
  answer: { data: unknown };
};

const previewed = new AsyncLocalStorage<PreviewedDocument>();

/** While a page is made inside, this document is as given, every other is what visitors read, and nothing is kept. */
export function withPreviewed<Made>(document: PreviewedDocument, make: () => Promise<Made>): Promise<Made> {
  return previewed.run(document, make);
}

export const currentPreview = (): PreviewedDocument | undefined => previewed.getStore();
