/** A French label, or a label and the help text under the field. */
export type FieldText = string | readonly [label: string, help: string];

export type EditorView = {
  /** What names a document in lists, pickers and headings. */
  mainField: string;
  /** Content types only: the order of the list. */
  sort?: readonly [field: string, order: 'ASC' | 'DESC'];
  /** Content types only: the columns of the list, five or fewer. */
  columns?: readonly string[];
  /** The form, row by row; the fields of a row share its width evenly. */
  rows: readonly (readonly string[])[];
  fields: Readonly<Record<string, FieldText>>;
};

type FieldEdit = { label?: string; description?: string; [setting: string]: unknown };
type FieldList = { label?: string; [setting: string]: unknown };

/** What the content manager stores for one type; settings we do not decide are kept as they are. */
export type ViewConfiguration = {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit: FieldEdit; list: FieldList }>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
};

const ROW_WIDTH = 12;

/** Fields that Strapi adds to every type, when they can be shown in a list. */
const STRAPI_FIELDS: Readonly<Record<string, string>> = {
  id: 'Numéro',
  documentId: 'Identifiant',
  createdAt: 'Créé le',
  updatedAt: 'Modifié le',
  publishedAt: 'Publié le',
  createdBy: 'Créé par',
  updatedBy: 'Modifié par',
  locale: 'Langue',
  localizations: 'Traductions',
};

function textOf(text: FieldText): { label: string; help: string } {
  return typeof text === 'string' ? { label: text, help: '' } : { label: text[0], help: text[1] };
}

/** The configuration that shows a type as its view says, from the one that is stored. */
export function applyView(stored: ViewConfiguration, view: EditorView): ViewConfiguration {
  const texts = { ...STRAPI_FIELDS, ...view.fields };
  const metadatas = Object.entries(stored.metadatas).map(([name, { edit, list }]) => {
    const { label, help } = textOf(texts[name] ?? name);
    const isInForm = name in view.fields;
    return [
      name,
      { edit: isInForm ? { ...edit, label, description: help } : edit, list: { ...list, label } },
    ] as const;
  });
  const [defaultSortBy, defaultSortOrder] = view.sort ?? [view.mainField, 'ASC'];
  return {
    settings: {
      ...stored.settings,
      mainField: view.mainField,
      defaultSortBy,
      defaultSortOrder,
      pageSize: 20,
    },
    metadatas: Object.fromEntries(metadatas),
    layouts: {
      list: [...(view.columns ?? stored.layouts.list)],
      edit: view.rows.map((row) => row.map((name) => ({ name, size: ROW_WIDTH / row.length }))),
    },
  };
}
