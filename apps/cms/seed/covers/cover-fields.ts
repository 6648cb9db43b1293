import { coverAlt } from '@meridia/covers/cover-alt';
import type { CoverInput } from '@meridia/covers/cover-input';
import type { Locale } from '@meridia/domain/locales';
import type { SeedContext } from '../seed-context';

/** The name of a cover in the media library; the file's own name is the hash of its content. */
export function coverName(site: string, input: CoverInput): string {
  return `${site}-${input.kind}-${input.slug}`;
}

/** The image of a document and what it shows, in the document's language. */
export function coverFields(context: SeedContext, input: CoverInput, locale: Locale) {
  return {
    focusImage: context.imageId(coverName(context.site, input)),
    focusImageAlt: coverAlt(input, locale),
  };
}
