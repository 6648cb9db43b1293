import { adminApi } from '@strapi/strapi/admin';
import type { SiteKey } from '@meridia/domain/sites';

export type ImportCounts = { created: number; updated: number; unchanged: number };

export function redirectCsvPath(site: SiteKey): string {
  return `/redirects/csv?site=${site}`;
}

/** Strapi's own store of what the panel has read: the list on the page is read again after an import. */
const redirectCsvApi = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
  endpoints: (build) => ({
    importRedirects: build.mutation<ImportCounts, { site: SiteKey; csv: string }>({
      query: ({ site, csv }) => ({ url: redirectCsvPath(site), method: 'POST', data: { csv } }),
      invalidatesTags: ['Document'],
    }),
  }),
});

export const { useImportRedirectsMutation } = redirectCsvApi;
