import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '@meridia/domain/locales';

/** What stands in for an answer of the content service while the page of a preview is made. */
export type PreviewedDocument = {
  /** Where its page reads it. */
  path: string;
  locale: Locale;
  answer: { data: unknown };
};

type Scope = { document: PreviewedDocument | undefined };

const previewed = new AsyncLocalStorage<Scope>();

/** While a page is made inside, this document is as given, every other is what visitors read, and nothing is kept. */
export async function withPreviewed<Made>(
  document: PreviewedDocument,
  make: () => Promise<Made>,
): Promise<Made> {
  const scope: Scope = { document };
  try {
    return await previewed.run(scope, make);
  } finally {
    // A connection that was opened inside has the scope for as long as it lives: not the draft.
    scope.document = undefined;
  }
}

export const currentPreview = (): PreviewedDocument | undefined => previewed.getStore()?.document;
