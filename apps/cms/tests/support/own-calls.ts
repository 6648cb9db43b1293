import type { Attempt } from './fence-cases.ts';
import type { ForeignIds } from './identity-bodies.ts';

/** What the editor has of her own for calls of our own and of the media library, beside what she has not. */
export type OwnThings = {
  documentId: string;
  versionId: string;
  binId: string;
  file: { id: number };
  folder: { id: number };
  foreignVersionId: string;
  foreignFolder: { id: number; path: string };
};
type OwnCall = Omit<Attempt, 'outcome'>;
type Context = OwnThings & { ids: ForeignIds; type: string; foreign: string };

const CSV = 'source,destination,kind,group,active';

/** The same call as it is, with each of these beside what it says, and with all of them. */
const beside = (path: string, body: object, fields: Record<string, unknown>): OwnCall[] =>
  [{}, ...Object.entries(fields).map(([name, value]) => ({ [name]: value })), fields].map((extra) => ({
    path,
    body: { ...body, ...extra },
  }));

const ofRow = ({ ids, foreign, type }: Context) => ({
  ...{ documentId: foreign, id: ids.documents.get(type)?.id, site: ids.site, uid: 'api::course.course' },
  ...{ createdBy: ids.userId, userId: ids.userId, author_id: ids.userId },
});

/** What is said of a picture or a folder that could name another, or its place. */
const ofMedia = ({ ids, foreignFolder }: Context) => ({
  ...{ id: ids.file.id, documentId: ids.file.documentId, hash: 'x', url: ids.file.url },
  ...{ folder: foreignFolder.id, folderPath: foreignFolder.path, createdBy: ids.userId },
  related: [
    {
      id: ids.documents.get('api::course.course')?.id,
      __type: 'api::course.course',
      __pivot: { field: 'focusImage' },
    },
  ],
});
const ofFolder = ({ ids, foreignFolder }: Context) => ({
  ...{ id: foreignFolder.id, pathId: 1, path: foreignFolder.path, documentId: ids.file.documentId },
  ...{ children: [foreignFolder.id], files: [ids.file.id], createdBy: ids.userId },
});

const inForm = (path: string, fields: Record<string, unknown>, hasPicture: boolean): OwnCall[] =>
  [...Object.entries(fields).map(([name, value]) => ({ [name]: value })), fields].map((said) => ({
    path,
    form: { fields: { fileInfo: JSON.stringify({ name: 'a.png', ...said }) }, hasPicture },
  }));

/** Every other call of the panel that takes a body: about something of one's own, with words that name what is not. */
export const OWN_CALLS: Record<string, (context: Context) => OwnCall[]> = {
  'POST /preview-links/:uid/:documentId': (context) =>
    beside(`/preview-links/${context.type}/${context.documentId}`, { locale: 'fr' }, ofRow(context)),
  'POST /i18n/content-manager/actions/get-non-localized-fields': (context) =>
    beside(
      '/i18n/content-manager/actions/get-non-localized-fields',
      { model: context.type, locale: 'en' },
      ofRow(context),
    ),
  'POST /history/documents/:uid/:documentId/opening': (context) =>
    beside(
      `/history/documents/${context.type}/${context.documentId}/opening`,
      { locale: 'fr', updatedAt: new Date().toISOString() },
      ofRow(context),
    ),
  'POST /history/versions/:id/restore': (context) =>
    beside(`/history/versions/${context.versionId}/restore`, {}, ofRow(context)),
  'PUT /translation-desk/documents/:uid/:documentId/english': (context) => {
    const path = `/translation-desk/documents/${context.type}/${context.documentId}/english`;
    const body = { updatedAt: new Date().toISOString() };
    const fields = Object.entries(ofRow(context)).map(([name, value]) => ({ [name]: String(value) }));
    return [
      ...beside(path, { ...body, fields: { title: 'A' } }, ofRow(context)),
      ...fields.map((said) => ({ path, body: { ...body, fields: { title: 'A', ...said } } })),
      { path, body: { ...body, fields: { title: 'A', campuses: context.foreign } } },
    ];
  },
  'POST /translation-desk/documents/:uid/:documentId/mark': (context) =>
    beside(
      `/translation-desk/documents/${context.type}/${context.documentId}/mark`,
      { frenchVersion: context.foreignVersionId },
      ofRow(context),
    ),
  'POST /where-used/:uid/:documentId/delete': (context) => {
    const path = `/where-used/${context.type}/${context.documentId}/delete`;
    return [true, false].flatMap((isConfirmed) =>
      beside(path, { isConfirmed, replacement: context.foreign }, ofRow(context)),
    );
  },
  'POST /guard/findings': (context) => [
    ...beside(
      '/guard/findings',
      { uid: context.type, documentId: context.documentId, locale: 'fr', values: {} },
      ofRow(context),
    ),
    {
      path: '/guard/findings',
      body: {
        ...{ uid: context.type, documentId: context.documentId, locale: 'fr' },
        values: { ...ofRow(context), campuses: [context.foreign], localizations: [context.foreign] },
      },
    },
  ],
  'POST /crm-grid/links/:documentId/check': (context) =>
    beside(`/crm-grid/links/${context.foreign}/check`, {}, ofRow(context)),
  'POST /bin/:id/restore': (context) => beside(`/bin/${context.binId}/restore`, {}, ofRow(context)),
  'POST /redirects/csv': (context) => [
    ...beside('/redirects/csv', { csv: `${CSV}\n/x,/agenda,exact,,true` }, ofRow(context)),
    ...Object.entries(ofRow(context)).map(([name, value]) => ({
      path: '/redirects/csv',
      body: { csv: `${CSV},${name}\n/x,/agenda,exact,,true,${value}` },
    })),
  ],
  'POST /redirects/csv/plan': (context) =>
    beside('/redirects/csv/plan', { csv: `${CSV}\n/x,/agenda,exact,,true` }, ofRow(context)),
  'POST /redirects/desk/unknown/ignore': (context) =>
    beside('/redirects/desk/unknown/ignore', { path: `/propre-a-${context.ids.site}` }, ofRow(context)),
  'POST /upload/folders': (context) => beside('/upload/folders', { name: 'Portraits' }, ofFolder(context)),
  'PUT /upload/folders/:id': (context) =>
    beside(`/upload/folders/${context.folder.id}`, { name: 'Portraits à nous' }, ofFolder(context)),
  'POST /upload': (context) => [
    ...inForm('/upload', ofMedia(context), true),
    ...inForm(`/upload?id=${context.file.id}`, ofMedia(context), false),
  ],
  'POST /upload/files': (context) => inForm('/upload/files', ofMedia(context), true),
  'PUT /upload/files/:id': (context) => inForm(`/upload/files/${context.file.id}`, ofMedia(context), false),
  'POST /upload/actions/bulk-update': (context) =>
    Object.entries(ofMedia(context)).map(([name, value]) => ({
      path: '/upload/actions/bulk-update',
      body: { updates: [{ id: context.file.id, fileInfo: { name: 'a.png', [name]: value } }] },
    })),
};

/** Whose ids are in the address, or whose body is of ids alone: editor-fence.test.ts names those of the other school in each. */
export const TRIED_BY_ADDRESS: ReadonlySet<string> = new Set([
  'DELETE /content-manager/collection-types/:model/:id',
  'DELETE /preview-links/:uid/:documentId/:id',
  'POST /upload/files/:id/replace',
  'DELETE /upload/files/:id',
  'POST /upload/actions/bulk-delete',
  'POST /upload/actions/bulk-move',
  'POST /upload/actions/upload-from-urls',
  'POST /upload/actions/generate-ai-metadata',
  'POST /upload/ai-metadata-jobs',
  'DELETE /bin/:id',
]);
