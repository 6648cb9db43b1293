import type { Core } from '@strapi/strapi';
import { COMPONENT_VIEWS } from '../editor/component-views.data';
import { CONTENT_TYPE_VIEWS } from '../editor/content-type-views.data';
import type { EditorView } from '../editor/editor-view';
import { fieldLabel } from '../editor/field-label';
import { modelOf } from './model';
import type { Words } from './value-text.rules';

function componentFieldLabel(uid: string, field: string): string | undefined {
  const text = COMPONENT_VIEWS[uid]?.fields[field];
  return typeof text === 'string' ? text : text?.[0];
}

const viewOf = (uid: string): EditorView | undefined => CONTENT_TYPE_VIEWS[uid] ?? COMPONENT_VIEWS[uid];

/** The names of the form and their order, for whoever compares two versions. */
export function frenchWords(strapi: Core.Strapi, pageNameOf: Words['pageNameOf']): Words {
  return {
    modelOf: modelOf(strapi),
    labelOf: (uid, field) => componentFieldLabel(uid, field) ?? fieldLabel(uid, field),
    placeOf: (uid, field) => viewOf(uid)?.rows.flat().indexOf(field) ?? 0,
    pageNameOf,
  };
}
