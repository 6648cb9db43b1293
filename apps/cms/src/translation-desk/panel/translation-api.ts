import { adminApi } from '@strapi/strapi/admin';
import type { SiteKey } from '@meridia/domain/sites';
import { headerOf } from '../../history/panel/edit-session';
import type { TranslationDocument, TranslationList } from '../translation.model';

export type Named = { uid: string; documentId: string };
type English = Named & { updatedAt: string; fields: Record<string, string> };

const pathOf = ({ uid, documentId }: Named) => `/translation-desk/documents/${uid}/${documentId}`;

const translationApi = adminApi
  .enhanceEndpoints({ addTagTypes: ['Document', 'Translation'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getTranslations: build.query<TranslationList, SiteKey>({
        query: (site) => ({ url: '/translation-desk', method: 'GET', config: { params: { site } } }),
        providesTags: ['Translation', 'Document'],
      }),
      getTranslation: build.query<TranslationDocument, Named>({
        query: (named) => ({ url: pathOf(named), method: 'GET' }),
        providesTags: ['Translation'],
        keepUnusedDataFor: 0,
      }),
      saveEnglish: build.mutation<object, English>({
        query: ({ updatedAt, fields, ...named }) => ({
          url: `${pathOf(named)}/english`,
          method: 'PUT',
          data: { updatedAt, fields },
          config: { headers: headerOf({ documentId: named.documentId, locale: 'en', updatedAt }) },
        }),
        invalidatesTags: (_answer, error) => (error ? [] : ['Translation', 'Document']),
      }),
      markCurrent: build.mutation<object, Named & { frenchVersion: string }>({
        query: ({ frenchVersion, ...named }) => ({
          url: `${pathOf(named)}/mark`,
          method: 'POST',
          data: { frenchVersion },
        }),
        invalidatesTags: (_answer, error) => (error ? [] : ['Translation']),
      }),
    }),
  });

export const {
  useGetTranslationsQuery,
  useGetTranslationQuery,
  useSaveEnglishMutation,
  useMarkCurrentMutation,
} = translationApi;
