import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { enumerationsFrench } from '../admin/translations/enumerations.data';
import { COMPONENT_VIEWS } from './component-views.data';
import { CONTENT_TYPE_VIEWS } from './content-type-views.data';
import { applyView, type EditorView, type ViewConfiguration } from './editor-view';

type Attribute = {
  type: string;
  component?: string;
  relation?: string;
  enum?: string[];
  pluginOptions?: { 'content-manager'?: { visible?: boolean } };
};
type Model = { uid: string; attributes: Record<string, Attribute> };

const SOURCES = path.resolve(import.meta.dirname, '..');
const NOT_IN_A_LIST = ['blocks', 'dynamiczone', 'json', 'component'];
const WHOLE_ROW = ['blocks', 'dynamiczone', 'component'];
const STRAPI_COLUMNS = ['updatedAt', 'createdAt'];

function readModels(pattern: string, uidOf: (file: string) => string): Model[] {
  return globSync(pattern, { cwd: SOURCES }).map((file) => {
    const { attributes } = JSON.parse(readFileSync(path.join(SOURCES, file), 'utf8')) as Pick<
      Model,
      'attributes'
    >;
    return { uid: uidOf(file), attributes };
  });
}

const contentTypes = readModels('api/*/content-types/*/schema.json', (file) => {
  const name = path.basename(path.dirname(file));
  return `api::${name}.${name}`;
});
const components = readModels('components/*/*.json', (file) => {
  return `${path.basename(path.dirname(file))}.${path.basename(file, '.json')}`;
});
const views: Readonly<Record<string, EditorView>> = { ...CONTENT_TYPE_VIEWS, ...COMPONENT_VIEWS };
const viewOf = (uid: string): EditorView => views[uid] ?? { mainField: '', rows: [], fields: {} };

describe('views of the panel', () => {
  it('exist for every type and component of the model, and for no other', () => {
    expect(Object.keys(views).sort()).toEqual([...contentTypes, ...components].map(({ uid }) => uid).sort());
  });

  describe.each([...contentTypes, ...components])('$uid', ({ uid, attributes }) => {
    const view = viewOf(uid);
    const names = Object.entries(attributes)
      .filter(([, { pluginOptions }]) => pluginOptions?.['content-manager']?.visible !== false)
      .map(([name]) => name)
      .sort();

    it('has a French label for every field', () => {
      expect(Object.keys(view.fields).sort()).toEqual(names);
    });

    it('shows every field once in the form', () => {
      expect(view.rows.flat().sort()).toEqual(names);
    });

    it('gives a whole row to the fields that need one', () => {
      const squeezed = view.rows
        .filter((row) => row.length > 1)
        .flat()
        .filter((name) => WHOLE_ROW.includes(attributes[name]?.type ?? ''));
      expect(squeezed).toEqual([]);
    });

    it('is named by a field', () => {
      expect([...names, 'documentId']).toContain(view.mainField);
    });

    it('follows French typography', () => {
      const texts = Object.values(view.fields).flat();
      expect(texts.filter((text) => /'| [:;!?»%]|« |\.\.\./.test(text))).toEqual([]);
    });

    it('says the choices of a list in French', () => {
      const choices = Object.values(attributes).flatMap((attribute) => attribute.enum ?? []);
      expect(choices.filter((choice) => !(choice in enumerationsFrench))).toEqual([]);
    });
  });

  it.each(contentTypes)(
    'list five columns at most of $uid, all of which a list can show',
    ({ uid, attributes }) => {
      const { columns = [], sort = [''] } = viewOf(uid);
      expect(columns.length).toBeGreaterThan(0);
      expect(columns.length).toBeLessThanOrEqual(5);
      const types = columns
        .filter((name) => !STRAPI_COLUMNS.includes(name))
        .map((name) => attributes[name]?.type ?? '');
      expect(types.filter((type) => type === '' || NOT_IN_A_LIST.includes(type))).toEqual([]);
      expect(['', ...Object.keys(attributes)]).toContain(sort[0]);
    },
  );
});

describe('applyView', () => {
  const stored: ViewConfiguration = {
    settings: { bulkable: true, mainField: 'slug' },
    metadatas: {
      id: { edit: {}, list: { label: 'id', sortable: true } },
      title: {
        edit: { label: 'title', description: '', visible: true },
        list: { label: 'title', sortable: true },
      },
      slug: { edit: { label: 'slug', description: 'old' }, list: { label: 'slug' } },
    },
    layouts: { list: ['id'], edit: [] },
  };
  const view: EditorView = {
    mainField: 'title',
    sort: ['slug', 'DESC'],
    columns: ['title'],
    rows: [['title', 'slug']],
    fields: { title: 'Titre', slug: ['Adresse', 'Aide'] },
  };
  const applied = applyView(stored, view);

  it('writes labels and help texts and keeps the other settings of a field', () => {
    expect(applied.metadatas.title).toEqual({
      edit: { label: 'Titre', description: '', visible: true },
      list: { label: 'Titre', sortable: true },
    });
    expect(applied.metadatas.slug?.edit).toEqual({ label: 'Adresse', description: 'Aide' });
  });

  it('names the fields of Strapi in lists, and adds nothing to a form they are not in', () => {
    expect(applied.metadatas.id).toEqual({ edit: {}, list: { label: 'Numéro', sortable: true } });
  });

  it('shares the width of a row and sets the order of the list', () => {
    expect(applied.layouts).toEqual({
      list: ['title'],
      edit: [
        [
          { name: 'title', size: 6 },
          { name: 'slug', size: 6 },
        ],
      ],
    });
    expect(applied.settings).toMatchObject({
      bulkable: true,
      mainField: 'title',
      defaultSortBy: 'slug',
      defaultSortOrder: 'DESC',
    });
  });

  it('changes nothing the second time', () => {
    expect(applyView(applied, view)).toEqual(applied);
  });
});
