import { NextResponse, type NextRequest } from 'next/server';
import { internalListPath } from '@/features/filters/list-address.rules';

/** The only pages with a query of their own; each of these names is a filter (`domain/list-filters`), checked by proxy.test.ts. */
export const config = {
  matcher: [
    {
      source: '/:locale(en)?/:list(programme|agenda|actualites|offres-alternance)',
      has: [{ type: 'query', key: 'niveau' }],
    },
    {
      source: '/:locale(en)?/:list(programme|agenda|actualites|offres-alternance)',
      has: [{ type: 'query', key: 'rythme' }],
    },
    {
      source: '/:locale(en)?/:list(programme|agenda|actualites|offres-alternance)',
      has: [{ type: 'query', key: 'campus' }],
    },
    {
      source: '/:locale(en)?/:list(programme|agenda|actualites|offres-alternance)',
      has: [{ type: 'query', key: 'domaine' }],
    },
    {
      source: '/:locale(en)?/:list(programme|agenda|actualites|offres-alternance)',
      has: [{ type: 'query', key: 'categorie' }],
    },
    {
      source: '/:locale(en)?/:list(programme|agenda|actualites|offres-alternance)',
      has: [{ type: 'query', key: 'type' }],
    },
    {
      source: '/:locale(en)?/:list(programme|agenda|actualites|offres-alternance)',
      has: [{ type: 'query', key: 'mois' }],
    },
    {
      source: '/:locale(en)?/:list(programme|agenda|actualites|offres-alternance)',
      has: [{ type: 'query', key: 'contrat' }],
    },
    {
      source: '/:locale(en)?/:list(programme|agenda|actualites|offres-alternance)',
      has: [{ type: 'query', key: 'ville' }],
    },
    {
      source: '/:locale(en)?/:list(programme|agenda|actualites|offres-alternance)',
      has: [{ type: 'query', key: 'page' }],
    },
  ],
};

/** Gives the filtered list its own cached page: the accepted part of the query becomes a segment of the path. */
export function proxy({ nextUrl }: NextRequest): NextResponse {
  const path = internalListPath(nextUrl.pathname, nextUrl.searchParams);
  return path === null ? NextResponse.next() : NextResponse.rewrite(new URL(path, nextUrl));
}
