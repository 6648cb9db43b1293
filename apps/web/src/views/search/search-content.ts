import type { SearchResults } from '@/content/search/search.model';
import type { SearchRequest } from '@/features/search/search-address.rules';

/** What the page of a search shows; nothing was found of it yet where nothing was asked. */
export type SearchContent = { request: SearchRequest; found: SearchResults | null };
