import {
  foreignFields,
  leftOutFields,
  refusedFields,
  type ForeignIds,
  type IdentityBody,
} from './identity-bodies.ts';
import type { Models } from './content-models.ts';

const EXPLORER = 'plugin::content-manager.explorer';
const COLLECTIONS = '/content-manager/collection-types';
const SINGLES = '/content-manager/single-types';

/** A type of content, a document of it that the editor owns, and one of the other school. */
export type IdentityType = { uid: string; own: string; foreign: string };
type Trial = { path: string; body: unknown; name: string; cases: number };
type IdentityRoute = {
  /** What the role must be allowed to do. */
  action: string;
  trials: (type: IdentityType, context: { models: Models; ids: ForeignIds }) => Trial[];
};

type Bodies = (type: IdentityType, context: { models: Models; ids: ForeignIds }) => IdentityBody[];

const whole: Bodies = ({ uid }, { models, ids }) => [
  ...refusedFields(ids, uid),
  ...leftOutFields(ids, uid),
  ...foreignFields(models, ids, uid),
];
/** For calls that come to the same writes as creating and changing. */
const top: Bodies = ({ uid }, { ids }) => [
  ...refusedFields(ids, uid).filter((_body, at) => at % 4 === 0),
  ...leftOutFields(ids, uid).slice(0, 1),
];

const route = (
  action: string,
  bodies: Bodies,
  ...paths: ((type: IdentityType) => string)[]
): IdentityRoute => ({
  action: `${EXPLORER}.${action}`,
  trials: (type, context) =>
    bodies(type, context).flatMap(({ name, body, cases }) =>
      paths.map((path) => ({ path: path(type), body, name, cases })),
    ),
});

/** Several at once: one of one's own beside one of the other school, named in every way. */
const several = (action: string, name: string): IdentityRoute => ({
  action: `${EXPLORER}.${action}`,
  trials: ({ uid, own, foreign }) =>
    [
      { documentIds: [foreign], locale: 'fr' },
      { documentIds: [own, foreign], locale: 'fr' },
      { documentIds: [own, foreign], locale: ['fr', 'en'] },
      { documentIds: { $in: [foreign] }, locale: 'fr' },
      { documentIds: [[foreign]], locale: 'fr' },
      { documentIds: [], documentId: foreign, locale: 'fr' },
    ].map((body) => ({
      path: `${COLLECTIONS}/${uid}/actions/${name}`,
      body,
      name: JSON.stringify(body),
      cases: 1,
    })),
});

/** Every call of Strapi's panel that writes a document and takes a body. */
export const IDENTITY_ROUTES: Record<string, IdentityRoute> = {
  [`POST ${COLLECTIONS}/:model`]: route('create', whole, ({ uid }) => `${COLLECTIONS}/${uid}?locale=fr`),
  [`PUT ${COLLECTIONS}/:model/:id`]: route(
    'update',
    whole,
    ({ uid, own }) => `${COLLECTIONS}/${uid}/${own}?locale=fr`,
  ),
  [`POST ${COLLECTIONS}/:model/clone/:sourceId`]: route(
    'create',
    whole,
    ({ uid, own }) => `${COLLECTIONS}/${uid}/clone/${own}?locale=fr`,
  ),
  [`POST ${COLLECTIONS}/:model/auto-clone/:sourceId`]: route(
    'create',
    top,
    ({ uid, own }) => `${COLLECTIONS}/${uid}/auto-clone/${own}?locale=fr`,
  ),
  [`POST ${COLLECTIONS}/:model/actions/publish`]: route(
    'publish',
    top,
    ({ uid }) => `${COLLECTIONS}/${uid}/actions/publish?locale=fr`,
    ({ uid }) => `${COLLECTIONS}/${uid}/actions/publish?locale=en`,
  ),
  [`POST ${COLLECTIONS}/:model/:id/actions/publish`]: route(
    'publish',
    top,
    ({ uid, own }) => `${COLLECTIONS}/${uid}/${own}/actions/publish?locale=fr`,
    ({ uid, own }) => `${COLLECTIONS}/${uid}/${own}/actions/publish?locale=en`,
  ),
  [`POST ${COLLECTIONS}/:model/:id/actions/unpublish`]: route(
    'publish',
    top,
    ({ uid, own }) => `${COLLECTIONS}/${uid}/${own}/actions/unpublish?locale=fr`,
  ),
  [`POST ${COLLECTIONS}/:model/:id/actions/discard`]: route(
    'publish',
    top,
    ({ uid, own }) => `${COLLECTIONS}/${uid}/${own}/actions/discard?locale=fr`,
  ),
  [`POST ${COLLECTIONS}/:model/actions/bulkDelete`]: several('delete', 'bulkDelete'),
  [`POST ${COLLECTIONS}/:model/actions/bulkPublish`]: several('publish', 'bulkPublish'),
  [`POST ${COLLECTIONS}/:model/actions/bulkUnpublish`]: several('publish', 'bulkUnpublish'),
  [`POST ${COLLECTIONS}/:model/actions/bulkFindForValidation`]: several('read', 'bulkFindForValidation'),
  // The panel asks for these of types with one document; there is none of ours, and Strapi takes any type.
  [`PUT ${SINGLES}/:model`]: route('update', top, ({ uid }) => `${SINGLES}/${uid}?locale=fr`),
  [`POST ${SINGLES}/:model/actions/publish`]: route(
    'publish',
    top,
    ({ uid }) => `${SINGLES}/${uid}/actions/publish?locale=fr`,
  ),
};
