import type { Core, Schema } from '@strapi/strapi';
import { populateAttribute } from '../read-api/component-populate';
import type { Guarded } from './guard.model';

/** Of what a document points to, the rules read these alone. */
const RELATED: Readonly<Record<string, readonly string[]>> = {
  'api::course.course campuses': ['phone', 'email', 'handicap'],
};

type Attributes = Record<string, Schema.Attribute.AnyAttribute>;

/** Everything that a rule may look at. */
function guardPopulate(strapi: Core.Strapi, uid: string): Record<string, unknown> {
  const { attributes } = strapi.contentType(uid as 'api::event.event') as { attributes: Attributes };
  const entries = Object.entries(attributes).flatMap(([name, attribute]) => {
    if (attribute.type === 'relation')
      return [[name, { fields: [...(RELATED[`${uid} ${name}`] ?? ['documentId'])] }]];
    const populate = populateAttribute(strapi, attribute);
    return populate ? [[name, populate]] : [];
  });
  return Object.fromEntries(entries);
}

type Wanted = { documentId: string; locale: string; status: 'draft' | 'published' };

export async function readGuarded(strapi: Core.Strapi, uid: string, wanted: Wanted): Promise<Guarded | null> {
  const documents = strapi.documents(uid as 'api::event.event');
  const document = await documents.findOne({ ...wanted, populate: guardPopulate(strapi, uid) } as never);
  return document;
}

type ManyWanted = Omit<Wanted, 'documentId'> & { site: string; documentIds: readonly string[] };

/** Several of a type at once. */
export async function readManyGuarded(
  strapi: Core.Strapi,
  uid: string,
  { site, documentIds, locale, status }: ManyWanted,
): Promise<Guarded[]> {
  const documents = await strapi.documents(uid as 'api::event.event').findMany({
    locale,
    status,
    filters: { site, documentId: { $in: [...documentIds] } },
    populate: guardPopulate(strapi, uid),
  } as never);
  return documents;
}
