import { adminApi } from '@strapi/strapi/admin';
import type { Difference } from '../differences.rules';

export type Line = { id: string; what: string; when: string };
type Lines = { versions: Line[]; hasMore: boolean };
export type Version = Line & { title: string; changes: Difference[] | null; restoring: Difference[] };
type SavedSince = { id: string; words: string; updatedAt: string };

export type OpenDocument = { uid: string; documentId: string; locale: string };

export type JournalEntry = Line & {
  uid: string;
  documentId: string;
  locale: string;
  title: string;
  type: string;
  isDeletion: boolean;
};
export type Journal = {
  entries: JournalEntry[];
  hasMore: boolean;
  authors: { id: number; name: string }[];
  types: { uid: string; name: string }[];
};
export type JournalQuery = { site?: string; author?: string; type?: string; day?: string; page: number };

const pathOf = ({ uid, documentId }: OpenDocument) => `/history/documents/${uid}/${documentId}`;
/** The tag under which Strapi keeps a document: what is saved makes its history be read again. */
const tagOf = ({ uid, documentId }: OpenDocument) => [
  { type: 'Document' as const, id: `${uid}_${documentId}` },
];

const historyApi = adminApi.enhanceEndpoints({ addTagTypes: ['Document', 'Relations'] }).injectEndpoints({
  endpoints: (build) => ({
    getVersions: build.query<Lines, OpenDocument & { page: number }>({
      query: ({ page, ...document }) => ({
        url: pathOf(document),
        method: 'GET',
        config: { params: { locale: document.locale, page } },
      }),
      providesTags: (_lines, _error, document) => tagOf(document),
    }),
    getSavedSince: build.query<
      { savedSince: SavedSince | null },
      OpenDocument & { updatedAt: string; session?: string }
    >({
      query: ({ updatedAt, session, ...document }) => ({
        url: `${pathOf(document)}/opening`,
        method: 'POST',
        data: { locale: document.locale, updatedAt, session },
      }),
    }),
    getVersion: build.query<Version, string>({
      query: (id) => ({ url: `/history/versions/${id}`, method: 'GET' }),
      keepUnusedDataFor: 0,
    }),
    restoreVersion: build.mutation<{ leftOut: string[] }, string>({
      query: (id) => ({ url: `/history/versions/${id}/restore`, method: 'POST', data: {} }),
      invalidatesTags: ['Document', 'Relations'],
    }),
    getJournal: build.query<Journal, JournalQuery>({
      query: (params) => ({ url: '/history/journal', method: 'GET', config: { params } }),
      providesTags: ['Document'],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useGetVersionsQuery,
  useGetSavedSinceQuery,
  useGetVersionQuery,
  useRestoreVersionMutation,
  useGetJournalQuery,
} = historyApi;
