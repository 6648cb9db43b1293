import { adminApi } from '@strapi/strapi/admin';
import type { SiteKey } from '@meridia/domain/sites';
import type { DryRun } from '../import-plan.rules';

export type ImportCounts = { created: number; updated: number; unchanged: number };
type File = { site: SiteKey; csv: string };

export function redirectCsvPath(site: SiteKey): string {
  return `/redirects/csv?site=${site}`;
}

/** Strapi's own store of what the panel has read: lists are read again after an import. */
const redirectCsvApi = adminApi
  .enhanceEndpoints({ addTagTypes: ['Document', 'RedirectDesk'] })
  .injectEndpoints({
    endpoints: (build) => ({
      tryRedirects: build.mutation<DryRun, File>({
        query: ({ site, csv }) => ({
          url: `/redirects/csv/plan?site=${site}`,
          method: 'POST',
          data: { csv },
        }),
      }),
      importRedirects: build.mutation<ImportCounts, File>({
        query: ({ site, csv }) => ({ url: redirectCsvPath(site), method: 'POST', data: { csv } }),
        invalidatesTags: ['Document', 'RedirectDesk'],
      }),
    }),
  });

export const { useTryRedirectsMutation, useImportRedirectsMutation } = redirectCsvApi;
