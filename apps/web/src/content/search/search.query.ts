import { z } from 'zod';
import { unexpectedAnswerError } from '@meridia/content-client/content-error';
import { SEARCH_PATH } from '@meridia/contract/endpoints';
import { searchWire } from '@meridia/contract/search.wire';
import { DEFAULT_LOCALE, type Locale } from '@meridia/domain/locales';
import type { SearchKind } from '@meridia/domain/search';
import { contentClient } from '@/content/client/content-client';
import { checkOrThrow } from '@/content/client/fitting-content';
import { readServerEnvironment } from '@/env/server';
import { log } from '@/lib/log';
import { PAGE_TYPES } from '@meridia/domain/page-types.data';
import { noteTags } from '@/store/page-notes';
import { toSearchResults } from './search.mapper';
import type { SearchResults } from './search.model';

const TAGS = [...PAGE_TYPES, 'api::search-synonym.search-synonym'];

type Asked = {
  q: string;
  kind?: SearchKind;
  start?: number;
  limit?: number;
  /** The last word is not finished. */
  typing?: boolean;
  /** A visitor has asked: what is not found is counted. */
  counted?: boolean;
};

/**
 * There is no end to what is searched: an answer is kept nowhere but in its page, which any change of the content makes anew.
 * A result that does not fit is left out, the others are shown.
 */
export async function getSearchResults(locale: Locale, asked: Asked): Promise<SearchResults> {
  const environment = readServerEnvironment();
  noteTags(TAGS);
  const untranslated = locale !== DEFAULT_LOCALE && environment.UNTRANSLATED === 'shown';
  const answer = await contentClient(environment, log).get(SEARCH_PATH, {
    locale,
    query: { ...asked, untranslated },
    schema: z.unknown(),
  });
  if (answer === null) throw unexpectedAnswerError(SEARCH_PATH, 'no such address');
  return toSearchResults(checkOrThrow(searchWire, answer, SEARCH_PATH));
}
