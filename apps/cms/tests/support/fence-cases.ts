import { PAGE_TYPES } from '@meridia/domain/page-types.data';
import type { ForeignSchool, ForeignType } from './foreign-school.ts';

/** One call of an editor about something of the other school. */
export type Attempt = {
  path: string;
  body?: unknown;
  /** Sent as a form, with a picture when the call takes one. */
  form?: { fields: Record<string, string>; hasPicture?: boolean };
  /**
   * 403 or 404; a French sentence (400); an answer that shows nothing of the other school; or a
   * refusal of another kind, or nothing done (a language that the document may not have).
   */
  outcome: 'refused' | 'told' | 'hidden' | 'nothing';
};

const EXPLORER = 'plugin::content-manager.explorer';
const UPLOAD = 'plugin::upload';
const COLLECTIONS = '/content-manager/collection-types';
/** Of nobody: it is the document that is refused. */
const A_LINK = '11111111-1111-4111-8111-111111111111';
const LANGUAGES = [['fr'], ['en'], ['fr', 'en']];

const refused = (path: string, body?: unknown): Attempt => ({ path, body, outcome: 'refused' });
const inEachLanguage = (path: string, body?: object): Attempt[] =>
  ['fr', 'en'].map((locale) => refused(`${path}?locale=${locale}`, body && { ...body, locale }));
const inSomeLanguages = (path: string, { documentId }: ForeignType): Attempt[] =>
  LANGUAGES.map((locale) => ({
    path,
    body: { documentIds: [documentId], locale },
    outcome: locale.includes('fr') ? 'refused' : 'nothing',
  }));

/** What the panel asks about documents: for each type that the action's permission names. */
type TypeCase = { action: string; attempts: (type: ForeignType) => Attempt[] };

export const TYPE_CASES: Record<string, TypeCase> = {
  [`GET ${COLLECTIONS}/:model`]: {
    action: `${EXPLORER}.read`,
    attempts: ({ uid, documentId }) => [
      { path: `${COLLECTIONS}/${uid}?pageSize=100`, outcome: 'hidden' },
      { path: `${COLLECTIONS}/${uid}?filters[documentId][$eq]=${documentId}&locale=fr`, outcome: 'hidden' },
      { path: `${COLLECTIONS}/${uid}?publicationStatusFilter=published-modified`, outcome: 'hidden' },
    ],
  },
  [`GET ${COLLECTIONS}/:model/:id`]: {
    action: `${EXPLORER}.read`,
    attempts: ({ uid, documentId }) => inEachLanguage(`${COLLECTIONS}/${uid}/${documentId}`),
  },
  [`POST ${COLLECTIONS}/:model/actions/bulkFindForValidation`]: {
    action: `${EXPLORER}.read`,
    attempts: ({ uid, documentId }) => [
      {
        path: `${COLLECTIONS}/${uid}/actions/bulkFindForValidation`,
        body: { documentIds: [documentId], locale: 'fr' },
        outcome: 'hidden',
      },
    ],
  },
  [`GET ${COLLECTIONS}/:model/:id/actions/countDraftRelations`]: {
    action: `${EXPLORER}.read`,
    attempts: ({ uid, documentId }) =>
      inEachLanguage(`${COLLECTIONS}/${uid}/${documentId}/actions/countDraftRelations`),
  },
  [`GET ${COLLECTIONS}/:model/actions/countManyEntriesDraftRelations`]: {
    action: `${EXPLORER}.read`,
    attempts: ({ uid, documentId }) => [
      refused(`${COLLECTIONS}/${uid}/actions/countManyEntriesDraftRelations?documentIds[]=${documentId}`),
    ],
  },
  'GET /content-manager/relations/:model/:targetField': {
    action: `${EXPLORER}.read`,
    attempts: ({ uid, relations }) =>
      relations.map((field) => ({
        path: `/content-manager/relations/${uid}/${field}?pageSize=100&_q=`,
        outcome: 'hidden',
      })),
  },
  'GET /content-manager/relations/:model/:id/:targetField': {
    action: `${EXPLORER}.read`,
    attempts: ({ uid, documentId, relations }) =>
      relations.map((field) =>
        refused(`/content-manager/relations/${uid}/${documentId}/${field}?locale=fr&status=draft`),
      ),
  },
  'GET /preview-links/:uid/:documentId': {
    action: `${EXPLORER}.read`,
    attempts: ({ uid, documentId }) => inEachLanguage(`/preview-links/${uid}/${documentId}`),
  },
  'GET /links/shown': {
    action: `${EXPLORER}.read`,
    attempts: ({ uid, documentId }) => {
      const path = `/links/shown?address=/@${uid.split('.').at(-1)}/${documentId}`;
      // No link refers to a type without pages.
      return [PAGE_TYPES.includes(uid) ? refused(path) : { path, outcome: 'hidden' }];
    },
  },
  'POST /preview-links/:uid/:documentId': {
    action: `${EXPLORER}.update`,
    attempts: ({ uid, documentId }) =>
      ['fr', 'en'].map((locale) => refused(`/preview-links/${uid}/${documentId}`, { locale })),
  },
  'DELETE /preview-links/:uid/:documentId/:id': {
    action: `${EXPLORER}.update`,
    attempts: ({ uid, documentId }) => [refused(`/preview-links/${uid}/${documentId}/${A_LINK}`)],
  },
  'POST /i18n/content-manager/actions/get-non-localized-fields': {
    action: `${EXPLORER}.read`,
    attempts: ({ uid, id }) => [
      refused('/i18n/content-manager/actions/get-non-localized-fields', { model: uid, id, locale: 'en' }),
    ],
  },
  'GET /i18n/content-manager/get-fill-from-locale/:model': {
    action: `${EXPLORER}.read`,
    attempts: ({ uid, documentId }) => [
      refused(
        `/i18n/content-manager/get-fill-from-locale/${uid}?documentId=${documentId}&sourceLocale=fr&targetLocale=en&collectionType=collection-types`,
      ),
    ],
  },
  [`POST ${COLLECTIONS}/:model`]: {
    action: `${EXPLORER}.create`,
    attempts: ({ uid, site }) => [{ path: `${COLLECTIONS}/${uid}`, body: { site }, outcome: 'told' }],
  },
  [`POST ${COLLECTIONS}/:model/clone/:sourceId`]: {
    action: `${EXPLORER}.create`,
    attempts: ({ uid, documentId, site }) => [
      ...inEachLanguage(`${COLLECTIONS}/${uid}/clone/${documentId}`, {}),
      ...inEachLanguage(`${COLLECTIONS}/${uid}/clone/${documentId}`, { site }),
    ],
  },
  [`POST ${COLLECTIONS}/:model/auto-clone/:sourceId`]: {
    action: `${EXPLORER}.create`,
    // Types with relations of both sides are not copied by one click: Strapi says so before it asks whose they are.
    attempts: ({ uid, documentId }) =>
      inEachLanguage(`${COLLECTIONS}/${uid}/auto-clone/${documentId}`, {}).map((attempt) => ({
        ...attempt,
        outcome: 'nothing',
      })),
  },
  [`PUT ${COLLECTIONS}/:model/:id`]: {
    action: `${EXPLORER}.update`,
    attempts: ({ uid, documentId }) => inEachLanguage(`${COLLECTIONS}/${uid}/${documentId}`, {}),
  },
  [`DELETE ${COLLECTIONS}/:model/:id`]: {
    action: `${EXPLORER}.delete`,
    attempts: ({ uid, documentId }) => inEachLanguage(`${COLLECTIONS}/${uid}/${documentId}`),
  },
  [`POST ${COLLECTIONS}/:model/actions/bulkDelete`]: {
    action: `${EXPLORER}.delete`,
    attempts: ({ uid, documentId }) => [
      refused(`${COLLECTIONS}/${uid}/actions/bulkDelete`, { documentIds: [documentId], locale: 'fr' }),
      refused(`${COLLECTIONS}/${uid}/actions/bulkDelete`, { documentIds: [documentId], locale: 'en' }),
    ],
  },
  [`POST ${COLLECTIONS}/:model/actions/publish`]: {
    action: `${EXPLORER}.publish`,
    // Settings are not created by editors: there is nothing to publish.
    attempts: ({ uid, site }) => [
      {
        path: `${COLLECTIONS}/${uid}/actions/publish`,
        body: { site },
        outcome: uid === 'api::site.site' ? 'refused' : 'told',
      },
    ],
  },
  [`POST ${COLLECTIONS}/:model/:id/actions/publish`]: {
    action: `${EXPLORER}.publish`,
    attempts: ({ uid, documentId }) =>
      inEachLanguage(`${COLLECTIONS}/${uid}/${documentId}/actions/publish`, {}),
  },
  [`POST ${COLLECTIONS}/:model/:id/actions/unpublish`]: {
    action: `${EXPLORER}.publish`,
    attempts: ({ uid, documentId }) => [
      ...inEachLanguage(`${COLLECTIONS}/${uid}/${documentId}/actions/unpublish`, {}),
      ...inEachLanguage(`${COLLECTIONS}/${uid}/${documentId}/actions/unpublish`, { discardDraft: true }),
    ],
  },
  [`POST ${COLLECTIONS}/:model/:id/actions/discard`]: {
    action: `${EXPLORER}.publish`,
    attempts: ({ uid, documentId }) =>
      inEachLanguage(`${COLLECTIONS}/${uid}/${documentId}/actions/discard`, {}),
  },
  [`POST ${COLLECTIONS}/:model/actions/bulkPublish`]: {
    action: `${EXPLORER}.publish`,
    attempts: (type) => inSomeLanguages(`${COLLECTIONS}/${type.uid}/actions/bulkPublish`, type),
  },
  [`POST ${COLLECTIONS}/:model/actions/bulkUnpublish`]: {
    action: `${EXPLORER}.publish`,
    attempts: (type) => inSomeLanguages(`${COLLECTIONS}/${type.uid}/actions/bulkUnpublish`, type),
  },
  'GET /history/documents/:uid/:documentId': {
    action: `${EXPLORER}.read`,
    attempts: ({ uid, documentId }) => inEachLanguage(`/history/documents/${uid}/${documentId}`),
  },
  'POST /history/documents/:uid/:documentId/opening': {
    action: `${EXPLORER}.read`,
    attempts: ({ uid, documentId }) => [
      refused(`/history/documents/${uid}/${documentId}/opening`, {
        locale: 'fr',
        updatedAt: '2026-01-01T00:00:00.000Z',
      }),
    ],
  },
  'GET /translation-desk/documents/:uid/:documentId': {
    action: `${EXPLORER}.read`,
    attempts: ({ uid, documentId }) => [refused(`/translation-desk/documents/${uid}/${documentId}`)],
  },
  'PUT /translation-desk/documents/:uid/:documentId/english': {
    action: `${EXPLORER}.update`,
    attempts: ({ uid, documentId }) => [
      refused(`/translation-desk/documents/${uid}/${documentId}/english`, {
        updatedAt: '2026-01-01T00:00:00.000Z',
        fields: { title: 'Ours' },
      }),
    ],
  },
  'POST /translation-desk/documents/:uid/:documentId/mark': {
    action: `${EXPLORER}.update`,
    attempts: ({ uid, documentId }) => [
      refused(`/translation-desk/documents/${uid}/${documentId}/mark`, { frenchVersion: '1' }),
    ],
  },
  'GET /reach/:uid/:documentId': {
    action: `${EXPLORER}.read`,
    attempts: ({ uid, documentId }) => [refused(`/reach/${uid}/${documentId}`)],
  },
  'GET /where-used/:uid/:documentId': {
    action: `${EXPLORER}.read`,
    attempts: ({ uid, documentId }) => [refused(`/where-used/${uid}/${documentId}`)],
  },
  'GET /where-used/:uid/:documentId/replacements': {
    action: `${EXPLORER}.read`,
    attempts: ({ uid, documentId }) => [refused(`/where-used/${uid}/${documentId}/replacements`)],
  },
  'POST /where-used/:uid/:documentId/delete': {
    action: `${EXPLORER}.delete`,
    attempts: ({ uid, documentId }) => [
      refused(`/where-used/${uid}/${documentId}/delete`, { isConfirmed: true }),
    ],
  },
};

/** What the panel asks about pictures and, of our own, about redirects. */
type SchoolCase = { action: string; attempts: (school: ForeignSchool) => Attempt[] };

const about = (fields: object) => JSON.stringify(fields);

export const SCHOOL_CASES: Record<string, SchoolCase> = {
  'GET /upload/files': {
    action: `${UPLOAD}.read`,
    attempts: ({ site, file, folder }) =>
      [
        '?pageSize=100',
        '?sort=createdAt:DESC&pageSize=100',
        `?_q=${site}`,
        `?filters[id][$eq]=${file.id}`,
        `?filters[$and][0][folder][id]=${folder.id}`,
        '?filters[$and][0][folder][id][$null]=true',
        `?filters[$or][0][name][$contains]=${site}&filters[$or][1][id][$gt]=0`,
        `?filters[folderPath][$eq]=${folder.path}`,
        '?populate=*&pageSize=100',
      ].map((query) => ({ path: `/upload/files${query}`, outcome: 'hidden' })),
  },
  'GET /upload/files/:id': {
    action: `${UPLOAD}.read`,
    attempts: ({ file }) => [refused(`/upload/files/${file.id}`)],
  },
  'GET /upload/folders': {
    action: `${UPLOAD}.read`,
    attempts: ({ folder, subfolder }) =>
      [
        '',
        '?filters[$and][0][parent][id][$null]=true',
        `?filters[$and][0][parent][id]=${folder.id}`,
        `?_q=${encodeURIComponent(subfolder.name)}`,
        `?filters[id][$eq]=${subfolder.id}&populate=*`,
      ].map((query) => ({ path: `/upload/folders${query}`, outcome: 'hidden' })),
  },
  'GET /upload/folders/:id': {
    action: `${UPLOAD}.read`,
    attempts: ({ folder, subfolder }) => [
      refused(`/upload/folders/${folder.id}`),
      refused(`/upload/folders/${subfolder.id}`),
    ],
  },
  'GET /upload/folder-structure': {
    action: `${UPLOAD}.read`,
    attempts: () => [{ path: '/upload/folder-structure', outcome: 'hidden' }],
  },
  'POST /upload/folders': {
    action: `${UPLOAD}.assets.create`,
    attempts: ({ folder }) => [refused('/upload/folders', { name: 'Intrus', parent: folder.id })],
  },
  'PUT /upload/folders/:id': {
    action: `${UPLOAD}.assets.update`,
    attempts: ({ folder, subfolder, own }) => [
      refused(`/upload/folders/${folder.id}`, { name: 'À nous' }),
      refused(`/upload/folders/${subfolder.id}`, { name: 'À nous' }),
      refused(`/upload/folders/${subfolder.id}`, { name: 'À nous', parent: null }),
      refused(`/upload/folders/${own.folder.id}`, { name: 'À eux', parent: folder.id }),
      refused(`/upload/folders/${own.subfolder.id}`, { name: 'À eux', parent: folder.id }),
    ],
  },
  'POST /upload': {
    action: `${UPLOAD}.assets.create`,
    attempts: ({ file, folder, type }): Attempt[] => [
      {
        path: '/upload',
        form: { fields: { fileInfo: about({ folder: folder.id }) }, hasPicture: true },
        outcome: 'refused',
      },
      {
        path: '/upload',
        form: {
          fields: {
            ref: type.uid,
            refId: String(type.id),
            field: 'focusImage',
            fileInfo: about({ name: 'x.png' }),
          },
          hasPicture: true,
        },
        outcome: 'refused',
      },
      {
        path: `/upload?id=${file.id}`,
        form: { fields: { fileInfo: about({ name: 'À nous' }) } },
        outcome: 'refused',
      },
      {
        path: `/upload?id=${file.id}`,
        form: { fields: { fileInfo: about({ name: 'À nous' }) }, hasPicture: true },
        outcome: 'refused',
      },
    ],
  },
  'POST /upload/files': {
    action: `${UPLOAD}.assets.create`,
    attempts: ({ folder }) => [
      {
        path: '/upload/files',
        form: { fields: { fileInfo: about({ name: 'x.png', folder: folder.id }) }, hasPicture: true },
        outcome: 'refused',
      },
    ],
  },
  'POST /upload/actions/upload-from-urls': {
    action: `${UPLOAD}.assets.create`,
    // Closed to everybody (PIC-04).
    attempts: ({ folder }) => [
      {
        path: '/upload/actions/upload-from-urls',
        body: { urls: ['http://127.0.0.1:9/x.png'], folderId: folder.id },
        outcome: 'refused',
      },
    ],
  },
  'PUT /upload/files/:id': {
    action: `${UPLOAD}.assets.update`,
    attempts: ({ file, folder, own }) => [
      {
        path: `/upload/files/${file.id}`,
        form: { fields: { fileInfo: about({ name: 'À nous' }) } },
        outcome: 'refused',
      },
      {
        path: `/upload/files/${own.file.id}`,
        form: { fields: { fileInfo: about({ folder: folder.id }) } },
        outcome: 'refused',
      },
    ],
  },
  'POST /upload/files/:id/replace': {
    action: `${UPLOAD}.assets.update`,
    attempts: ({ file }) => [
      {
        path: `/upload/files/${file.id}/replace`,
        form: { fields: {}, hasPicture: true },
        outcome: 'refused',
      },
    ],
  },
  'DELETE /upload/files/:id': {
    action: `${UPLOAD}.assets.update`,
    attempts: ({ file }) => [refused(`/upload/files/${file.id}`)],
  },
  'POST /upload/actions/bulk-delete': {
    action: `${UPLOAD}.assets.update`,
    attempts: ({ file, folder, subfolder, own }) => [
      refused('/upload/actions/bulk-delete', { fileIds: [file.id], folderIds: [] }),
      refused('/upload/actions/bulk-delete', { fileIds: [], folderIds: [folder.id] }),
      refused('/upload/actions/bulk-delete', { fileIds: [own.file.id, file.id], folderIds: [subfolder.id] }),
      refused('/upload/actions/bulk-delete', { fileIds: [], folderIds: [own.folder.id] }),
    ],
  },
  'POST /upload/actions/bulk-move': {
    action: `${UPLOAD}.assets.update`,
    attempts: ({ file, folder, subfolder, own }) => [
      refused('/upload/actions/bulk-move', { fileIds: [file.id], destinationFolderId: own.folder.id }),
      refused('/upload/actions/bulk-move', { fileIds: [file.id], destinationFolderId: null }),
      refused('/upload/actions/bulk-move', { folderIds: [subfolder.id], destinationFolderId: null }),
      refused('/upload/actions/bulk-move', { fileIds: [own.file.id], destinationFolderId: folder.id }),
      refused('/upload/actions/bulk-move', { folderIds: [own.folder.id], destinationFolderId: subfolder.id }),
    ],
  },
  'POST /upload/actions/bulk-update': {
    action: `${UPLOAD}.assets.update`,
    attempts: ({ file, folder, own }) => [
      refused('/upload/actions/bulk-update', { updates: [{ id: file.id, fileInfo: { name: 'À nous' } }] }),
      refused('/upload/actions/bulk-update', {
        updates: [{ id: own.file.id, fileInfo: { folder: folder.id } }],
      }),
    ],
  },
  'POST /upload/actions/generate-ai-metadata': {
    action: `${UPLOAD}.assets.update`,
    attempts: ({ file }) => [refused('/upload/actions/generate-ai-metadata', { fileIds: [file.id] })],
  },
  'POST /upload/ai-metadata-jobs': {
    action: `${UPLOAD}.assets.update`,
    attempts: () => [refused('/upload/ai-metadata-jobs', {})],
  },
  'POST /guard/findings': {
    action: `${EXPLORER}.read`,
    attempts: ({ type: { uid, documentId } }) => [
      refused('/guard/findings', { uid, documentId, locale: 'fr', values: {} }),
      refused('/guard/findings', { uid: 'admin::user', documentId, locale: 'fr', values: {} }),
    ],
  },
  'GET /receipts/:uid/:documentId': {
    action: `${EXPLORER}.read`,
    attempts: ({ type: { uid, documentId } }) => [
      refused(`/receipts/${uid}/${documentId}`),
      refused(`/receipts/admin::user/${documentId}`),
    ],
  },
  'GET /links/pages': {
    action: `${EXPLORER}.read`,
    attempts: ({ site }) => [
      refused(`/links/pages?site=${site}&q=a`),
      { path: '/links/pages?q=', outcome: 'hidden' },
    ],
  },
  'GET /schedule': {
    action: `${EXPLORER}.read`,
    attempts: () => [{ path: '/schedule', outcome: 'hidden' }],
  },
  'GET /worklist': {
    action: `${EXPLORER}.read`,
    attempts: ({ site }) => [
      refused(`/worklist?site=${site}`),
      refused(`/worklist?site=${site}&section=links`),
      { path: '/worklist', outcome: 'hidden' },
      ...[
        'drafts',
        'week',
        'incomplete',
        'expired',
        'links',
        'english',
        'outdated',
        'unknown',
        'searches',
      ].map((section): Attempt => ({ path: `/worklist?section=${section}`, outcome: 'hidden' })),
    ],
  },
  'GET /translation-desk': {
    action: `${EXPLORER}.read`,
    attempts: ({ site }) => [
      refused(`/translation-desk?site=${site}`),
      { path: '/translation-desk', outcome: 'hidden' },
    ],
  },
  'GET /crm-grid': {
    action: `${EXPLORER}.read`,
    attempts: ({ site }) => [refused(`/crm-grid?site=${site}`), { path: '/crm-grid', outcome: 'hidden' }],
  },
  'POST /crm-grid/links/:documentId/check': {
    action: `${EXPLORER}.update`,
    attempts: ({ type: { documentId }, crmLinkId }) =>
      [documentId, crmLinkId].map((id) => refused(`/crm-grid/links/${id}/check`)),
  },
  'GET /redirects/csv': {
    action: `${EXPLORER}.read`,
    attempts: ({ site }) => [
      refused(`/redirects/csv?site=${site}`),
      { path: '/redirects/csv', outcome: 'hidden' },
    ],
  },
  'GET /bin': {
    action: `${EXPLORER}.delete`,
    attempts: ({ site }) => [refused(`/bin?site=${site}`), { path: '/bin', outcome: 'hidden' }],
  },
  'POST /bin/:id/restore': {
    action: `${EXPLORER}.delete`,
    attempts: ({ binId }) => [refused(`/bin/${binId}/restore`, {})],
  },
  'DELETE /bin/:id': {
    action: `${EXPLORER}.delete`,
    attempts: ({ binId }) => [refused(`/bin/${binId}`)],
  },
  'POST /redirects/csv': {
    action: `${EXPLORER}.update`,
    attempts: ({ site }) => [refused(`/redirects/csv?site=${site}`, { csv: 'source;destination\n/x;/y' })],
  },
  'POST /redirects/csv/plan': {
    action: `${EXPLORER}.update`,
    attempts: ({ site }) => [
      refused(`/redirects/csv/plan?site=${site}`, { csv: 'source;destination\n/x;/y' }),
      refused('/redirects/csv/plan?site=meridia&site=boreal', { csv: '' }),
    ],
  },
  'GET /redirects/desk/test': {
    action: `${EXPLORER}.read`,
    attempts: ({ site }) => [
      refused(`/redirects/desk/test?site=${site}&address=/blog`),
      { path: '/redirects/desk/test?address=/blog', outcome: 'hidden' },
    ],
  },
  'GET /redirects/desk/unknown': {
    action: `${EXPLORER}.read`,
    attempts: ({ site }) => [
      refused(`/redirects/desk/unknown?site=${site}`),
      { path: '/redirects/desk/unknown', outcome: 'hidden' },
    ],
  },
  'POST /redirects/desk/unknown/ignore': {
    action: `${EXPLORER}.update`,
    attempts: ({ site }) => [
      refused(`/redirects/desk/unknown/ignore?site=${site}`, { path: `/propre-a-${site}` }),
      refused('/redirects/desk/unknown/ignore', { path: `/propre-a-${site}` }),
    ],
  },
  'GET /redirects/desk/rules': {
    action: `${EXPLORER}.read`,
    attempts: ({ site }) => [
      refused(`/redirects/desk/rules?site=${site}`),
      ...['false', 'true'].map((never): Attempt => ({
        path: `/redirects/desk/rules?never=${never}`,
        outcome: 'hidden',
      })),
    ],
  },
  'GET /history/versions/:id': {
    action: `${EXPLORER}.read`,
    attempts: ({ versionId }) => [refused(`/history/versions/${versionId}`)],
  },
  'POST /history/versions/:id/restore': {
    action: `${EXPLORER}.update`,
    attempts: ({ versionId }) => [refused(`/history/versions/${versionId}/restore`, {})],
  },
  'GET /history/journal': {
    action: `${EXPLORER}.read`,
    attempts: ({ site }) => [
      refused(`/history/journal?site=${site}`),
      { path: '/history/journal', outcome: 'hidden' },
    ],
  },
};

/** Only the panel's own buttons ask for it: the files are public to whoever knows their names. */
export const ACTIONS_WITHOUT_ROUTE = [`${UPLOAD}.assets.download`];

/** Open to everybody who is logged in, or to anybody: about oneself, the panel or the model, never about content. */
export const OPEN_ROUTES: Record<
  string,
  Omit<Attempt, 'outcome' | 'path'> & { path?: string; endsSession?: true }
> = {
  'GET /admin/init': {},
  'GET /admin/project-settings': {},
  'GET /admin/project-type': {},
  'GET /admin/information': {},
  'GET /admin/telemetry-properties': {},
  'GET /admin/plugins': {},
  'GET /admin/guided-tour-meta': {},
  'GET /admin/license-trial-time-left': {},
  'GET /admin/registration-info': {},
  'GET /admin/users/me': {},
  'PUT /admin/users/me': { body: {} },
  'GET /admin/users/me/permissions': {},
  'GET /admin/users/me/sessions': {},
  'POST /admin/permissions/check': { body: { permissions: [] } },
  'GET /admin/permissions': {},
  'GET /admin/homepage/layout': {},
  'PUT /admin/homepage/layout': { body: {} },
  'GET /content-manager/init': {},
  'GET /content-manager/content-types': {},
  'GET /content-manager/content-types-settings': {},
  'GET /accounts/own-links': {},
  'GET /content-manager/content-types/:uid/configuration': {},
  'GET /content-manager/components': {},
  'GET /content-manager/components/:uid/configuration': {},
  'GET /content-manager/homepage/recent-documents': {
    path: '/content-manager/homepage/recent-documents?action=update',
  },
  'GET /content-manager/homepage/count-documents': {},
  'GET /content-manager/preview/script': {},
  'GET /content-manager/preview/url/:contentType': {},
  'POST /content-manager/uid/generate': {
    body: { contentTypeUID: 'api::event.event', field: 'slug', data: {} },
  },
  'POST /content-manager/uid/check-availability': {
    body: { contentTypeUID: 'api::event.event', field: 'slug', value: 'x' },
  },
  'GET /admin/content-api/permissions': {},
  'GET /admin/content-api/routes': {},
  'GET /users-permissions/permissions': {},
  'GET /users-permissions/policies': {},
  'GET /users-permissions/routes': {},
  'GET /upload/configuration': {},
  'GET /i18n/iso-locales': {},
  'GET /i18n/locales': {},
  'GET /i18n/settings': {},
  'POST /admin/login': { body: { email: 'nobody@boreal.example', password: 'x' }, endsSession: true },
  'POST /admin/access-token': { body: {}, endsSession: true },
  'POST /admin/register-admin': { body: {}, endsSession: true },
  'POST /admin/register': { body: {}, endsSession: true },
  'POST /admin/forgot-password': { body: {}, endsSession: true },
  'POST /admin/reset-password': { body: {}, endsSession: true },
  'DELETE /admin/users/me/sessions/:sessionId': { endsSession: true },
  'DELETE /admin/users/me/sessions': { endsSession: true },
  'POST /admin/logout': { body: {}, endsSession: true },
};
