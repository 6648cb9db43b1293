import { compose } from './composition.ts';
import { ENGLISH_DESCRIPTIONS } from './cover-alt-en.ts';
import { FRENCH_DESCRIPTIONS } from './cover-alt-fr.ts';
import { describe } from './cover-description.ts';
import type { CoverInput } from './cover-input.ts';
import type { CoverLocale } from './places.ts';

const DESCRIPTIONS = { fr: FRENCH_DESCRIPTIONS, en: ENGLISH_DESCRIPTIONS };

/** What `cover` shows for the same input, in one sentence. */
export function coverAlt(input: CoverInput, locale: CoverLocale): string {
  return describe(compose(input), DESCRIPTIONS[locale]);
}
