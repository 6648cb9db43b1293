import { randomUUID } from 'node:crypto';
import type { NextConfig } from 'next';

const CACHE = `${import.meta.dirname}/cache`;

/** One name for one build, in all the processes that work on it. */
const BUILD_ID = (process.env.NEXT_BUILD_NAME ??= randomUUID());

const config: NextConfig = {
  generateBuildId: () => BUILD_ID,
  // Read by the service worker only: it is another file for each build, and its copies bear its name.
  compiler: { define: { BUILD_ID } },
  poweredByHeader: false,
  // Addresses are the site's own business: Next must not answer 308 before its rules are asked.
  skipTrailingSlashRedirect: true,
  cacheComponents: true,
  partialPrefetching: true,
  // Pages and what they are made of: two kinds of entries, one store (cache/).
  cacheHandler: `${CACHE}/isr-handler.ts`,
  cacheHandlers: { default: `${CACHE}/use-cache-handler.ts`, remote: `${CACHE}/use-cache-handler.ts` },
  cacheMaxMemorySize: 0,
  // I18N-01: French has no prefix. Files are not rewritten, or every image would be a page.
  rewrites: async () => ({
    beforeFiles: [
      {
        source: '/:path((?!en(?:/|$)|fr(?:/|$)|_next/|api/|.*\\.[a-z0-9]+$).*)',
        destination: '/fr/:path',
      },
    ],
    afterFiles: [],
    fallback: [],
  }),
};

export default config;
