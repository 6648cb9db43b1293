import { adminApi } from '@strapi/strapi/admin';
import type { Locale } from '@meridia/domain/locales';

export type Version = { uid: string; documentId: string; locale: Locale };
export type SharedLink = { id: string; endsAt: string; address: string };
type OnSite = { canShare: boolean; publicAddress: string | null; link: SharedLink | null };

const pathOf = ({ uid, documentId }: Version) => `/preview-links/${uid}/${documentId}`;

/** Strapi's own store of what the panel has read: a document that is published or withdrawn is asked for again. */
const previewLinksApi = adminApi
  .enhanceEndpoints({ addTagTypes: ['Document', 'PreviewLink'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getOnSite: build.query<OnSite, Version>({
        query: (version) => ({ url: pathOf(version), config: { params: { locale: version.locale } } }),
        providesTags: (_result, _error, { uid, documentId }) => [
          'PreviewLink',
          { type: 'Document', id: `${uid}_${documentId}` },
        ],
      }),
      sharePreview: build.mutation<SharedLink, Version>({
        query: (version) => ({
          url: pathOf(version),
          method: 'POST',
          data: { locale: version.locale },
        }),
        invalidatesTags: ['PreviewLink'],
      }),
      withdrawPreview: build.mutation<void, Version & { id: string }>({
        query: ({ id, ...version }) => ({ url: `${pathOf(version)}/${id}`, method: 'DELETE' }),
        invalidatesTags: ['PreviewLink'],
      }),
    }),
  });

export const { useGetOnSiteQuery, useSharePreviewMutation, useWithdrawPreviewMutation } = previewLinksApi;
