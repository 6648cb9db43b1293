import type { Core } from '@strapi/strapi';

/** As much of a field, a type or a component as the history reads. */
export type Attribute = {
  type: string;
  relation?: string;
  target?: string;
  mappedBy?: string;
  component?: string;
  components?: readonly string[];
  repeatable?: boolean;
  multiple?: boolean;
  required?: boolean;
  maxLength?: number;
  customField?: string;
};
export type Model = { attributes: Record<string, Attribute>; info: { displayName: string } };
export type ModelOf = (uid: string) => Model | undefined;

/** What Strapi keeps of every document: it is no content, and a version says it in its own way. */
const STRAPI_FIELDS = new Set([
  'id',
  'documentId',
  'locale',
  'localizations',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'publishedAt',
  'firstPublishedAt',
  // Written by the service, from what an editor has chosen (notices/).
  'ofCampuses',
]);

export function modelOf(strapi: Core.Strapi): ModelOf {
  const models: Record<string, unknown> = { ...strapi.contentTypes, ...strapi.components };
  return (uid) => models[uid] as Model | undefined;
}

/** The fields that editors write, always in the same order. */
export function contentFields(model: Model | undefined): [name: string, attribute: Attribute][] {
  return Object.entries(model?.attributes ?? {})
    .filter(([name]) => !STRAPI_FIELDS.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

export const isToMany = ({ relation = '' }: Attribute): boolean => relation.endsWith('ToMany');
