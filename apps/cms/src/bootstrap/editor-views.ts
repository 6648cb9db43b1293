import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { applyView, type EditorView, type ViewConfiguration } from '../editor/editor-view';
import { COMPONENT_VIEWS } from '../editor/component-views.data';
import { CONTENT_TYPE_VIEWS } from '../editor/content-type-views.data';

type StoredRow = { key: string; value: string };
type ViewService = {
  updateConfiguration: (model: { uid: string }, configuration: ViewConfiguration) => Promise<unknown>;
};

const KEY = 'plugin_content_manager_configuration_';
const KINDS = [
  { prefix: 'content_types', service: 'content-types', views: CONTENT_TYPE_VIEWS },
  { prefix: 'components', service: 'components', views: COMPONENT_VIEWS },
];

async function setView(
  service: ViewService,
  uid: string,
  view: EditorView,
  row: StoredRow | undefined,
): Promise<void> {
  if (!row) throw new Error(`There is a view of ${uid} for editors, and no such type.`);
  const { settings, metadatas, layouts } = JSON.parse(row.value) as ViewConfiguration;
  const stored = { settings, metadatas, layouts };
  const wanted = applyView(stored, view);
  if (!isDeepStrictEqual(stored, wanted)) await service.updateConfiguration({ uid }, wanted);
}

/** The forms and lists of the panel are code: one read at each boot, and a write only for what has changed. */
export async function setEditorViews(strapi: Core.Strapi): Promise<void> {
  const rows: StoredRow[] = await strapi.db
    .query('strapi::core-store')
    .findMany({ select: ['key', 'value'], where: { key: { $startsWith: KEY } } });
  const rowOf = new Map(rows.map((row) => [row.key, row]));

  for (const { prefix, service, views } of KINDS) {
    const viewService: ViewService = strapi.plugin('content-manager').service(service);
    for (const [uid, view] of Object.entries(views)) {
      await setView(viewService, uid, view, rowOf.get(`${KEY}${prefix}::${uid}`));
    }
  }
}
