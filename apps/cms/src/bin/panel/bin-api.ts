import { adminApi } from '@strapi/strapi/admin';
import type { SiteKey } from '@meridia/domain/sites';

export type BinnedItem = {
  id: string;
  uid: string;
  type: string;
  documentId: string;
  locales: string[];
  title: string;
  wasPublished: boolean;
  deletedBy: string;
  deletedAt: string;
  endsAt: string;
};

const binApi = adminApi.enhanceEndpoints({ addTagTypes: ['Document', 'Bin'] }).injectEndpoints({
  endpoints: (build) => ({
    getBin: build.query<{ entries: BinnedItem[] }, SiteKey>({
      query: (site) => ({ url: '/bin', method: 'GET', config: { params: { site } } }),
      providesTags: ['Bin'],
    }),
    restoreFromBin: build.mutation<{ uid: string; documentId: string }, string>({
      query: (id) => ({ url: `/bin/${id}/restore`, method: 'POST', data: {} }),
      invalidatesTags: ['Bin', 'Document'],
    }),
    removeFromBin: build.mutation<object, string>({
      query: (id) => ({ url: `/bin/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Bin'],
    }),
  }),
});

export const { useGetBinQuery, useRestoreFromBinMutation, useRemoveFromBinMutation } = binApi;
