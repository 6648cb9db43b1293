import { adminApi } from '@strapi/strapi/admin';

type UsingDocument = { documentId: string; title: string; isPublished: boolean };
export type ShownGroup = {
  kind: string;
  uid: string;
  field: string;
  label: string;
  consequence: string;
  documents: UsingDocument[];
};
export type ShownUses = { summary: string; groups: ShownGroup[] };

export type NamedDocument = { uid: string; documentId: string; locale?: string };
type Deletion = NamedDocument & { replacement?: string; isConfirmed: boolean };

const pathOf = ({ uid, documentId }: NamedDocument) => `/where-used/${uid}/${documentId}`;

/** Beside Strapi's own store of what the panel has read: the list of documents is read again after a deletion. */
const usedApi = adminApi.enhanceEndpoints({ addTagTypes: ['Document', 'Bin'] }).injectEndpoints({
  endpoints: (build) => ({
    getDocumentUses: build.query<ShownUses, NamedDocument>({
      query: (named) => ({
        url: pathOf(named),
        method: 'GET',
        config: { params: named.locale ? { locale: named.locale } : {} },
      }),
      // Any other document may have changed meanwhile.
      keepUnusedDataFor: 0,
    }),
    getReplacements: build.query<{ documents: { documentId: string; title: string }[] }, NamedDocument>({
      query: (named) => ({ url: `${pathOf(named)}/replacements`, method: 'GET' }),
      keepUnusedDataFor: 0,
    }),
    moveToBin: build.mutation<object, Deletion>({
      query: ({ locale, replacement, isConfirmed, ...named }) => ({
        url: `${pathOf(named)}/delete`,
        method: 'POST',
        data: { locale, replacement, isConfirmed },
      }),
      // Not the document itself: its page is still open, and would be a page that is not found.
      invalidatesTags: (_result, _error, { uid }) => [{ type: 'Document', id: `${uid}_LIST` }, 'Bin'],
    }),
  }),
});

export const { useGetDocumentUsesQuery, useGetReplacementsQuery, useMoveToBinMutation } = usedApi;
