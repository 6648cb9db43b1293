import type { Core, Schema, UID } from '@strapi/strapi';
import { IMAGE_FIELDS } from './read-endpoint';

type Attribute = Schema.Attribute.AnyAttribute & { private?: boolean };
type Populate = { fields?: string[]; populate?: Record<string, unknown>; on?: Record<string, unknown> };

const RELATIONAL = ['relation', 'media', 'component', 'dynamiczone'];

/** Everything public in a component, and nothing more: a private field (a photographer's brief) never leaves. */
function populateComponent(strapi: Core.Strapi, uid: UID.Component): Populate {
  const attributes: Record<string, Attribute> = strapi.components[uid]?.attributes ?? {};
  const visible = Object.entries(attributes).filter(([, attribute]) => attribute.private !== true);
  const fields = visible
    .filter(([, attribute]) => !RELATIONAL.includes(attribute.type))
    .map(([name]) => name);
  const nested = visible.flatMap(([name, attribute]) => {
    const populate = populateAttribute(strapi, attribute);
    return populate ? [[name, populate]] : [];
  });
  return { fields, populate: Object.fromEntries(nested) };
}

/** How to read one component, zone or image of the model; null for anything else. */
export function populateAttribute(strapi: Core.Strapi, attribute: Attribute): Populate | null {
  if (attribute.type === 'media') return { fields: [...IMAGE_FIELDS] };
  if (attribute.type === 'component') return populateComponent(strapi, attribute.component);
  if (attribute.type !== 'dynamiczone') return null;

  const on = attribute.components.map((uid) => [uid, populateComponent(strapi, uid)]);
  return { on: Object.fromEntries(on) };
}
