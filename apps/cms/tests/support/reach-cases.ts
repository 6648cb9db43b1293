import { PAGE_TYPES } from '@meridia/domain/page-types.data';
import {
  mayWrite,
  SCHOOL_ROLES,
  type SchoolRole,
  type WriteAction,
} from '../../src/editor/school-rights.fixture.ts';

/** Where a document is, seen by somebody of one campus; `school`: of a type that has no campus of its own. */
export type Place = 'own campus' | 'other campus' | 'two campuses' | 'no campus' | 'school' | 'other school';

export type ReachTarget = {
  uid: string;
  place: Place;
  documentId: string;
  hasDrafts: boolean;
  /** A version of it, once somebody has written it. */
  versionId: string | undefined;
};

type Call = { method: string; path: string; body?: object };
export type ReachCase = {
  name: string;
  /** What the role must be allowed to do; reading is for everybody of the school. */
  action: WriteAction | 'read';
  /** What is made is of her own campus, wherever it is taken from. */
  makesOwn?: true;
  /** The document is gone afterwards. */
  isDeletion?: true;
  /** There is something to do for a published document only. */
  needsPublished?: true;
  isFor?: (target: ReachTarget) => boolean;
  call: (target: ReachTarget) => Call;
};

const COLLECTIONS = '/content-manager/collection-types';
const documentPath = ({ uid, documentId }: ReachTarget) => `${COLLECTIONS}/${uid}/${documentId}`;
const hasDrafts = (target: ReachTarget) => target.hasDrafts;
const bulk = (
  { uid, documentId }: ReachTarget,
  action: string,
  locale: string | string[] = ['fr'],
): Call => ({
  method: 'POST',
  path: `${COLLECTIONS}/${uid}/actions/${action}`,
  body: { documentIds: [documentId], locale },
});

/** Every way in which the panel touches a document. */
export const REACH_CASES: readonly ReachCase[] = [
  {
    name: 'read',
    action: 'read',
    call: (target) => ({ method: 'GET', path: `${documentPath(target)}?locale=fr` }),
  },
  {
    name: 'history',
    action: 'read',
    call: ({ uid, documentId }) => ({
      method: 'GET',
      path: `/history/documents/${uid}/${documentId}?locale=fr`,
    }),
  },
  {
    name: 'update',
    action: 'update',
    call: (target) => ({ method: 'PUT', path: `${documentPath(target)}?locale=fr`, body: {} }),
  },
  {
    name: 'translation desk',
    action: 'read',
    isFor: hasDrafts,
    call: ({ uid, documentId }) => ({
      method: 'GET',
      path: `/translation-desk/documents/${uid}/${documentId}`,
    }),
  },
  {
    name: 'restore a version',
    action: 'update',
    isFor: ({ versionId, uid }) => versionId !== undefined && uid !== 'api::campus.campus',
    call: ({ versionId }) => ({ method: 'POST', path: `/history/versions/${versionId}/restore`, body: {} }),
  },
  {
    name: 'share a preview',
    action: 'update',
    isFor: ({ uid }) => PAGE_TYPES.includes(uid),
    call: ({ uid, documentId }) => ({
      method: 'POST',
      path: `/preview-links/${uid}/${documentId}`,
      body: { locale: 'fr' },
    }),
  },
  {
    name: 'publish',
    action: 'publish',
    isFor: hasDrafts,
    call: (target) => ({
      method: 'POST',
      path: `${documentPath(target)}/actions/publish?locale=fr`,
      body: {},
    }),
  },
  {
    name: 'publish several',
    action: 'publish',
    isFor: hasDrafts,
    call: (target) => bulk(target, 'bulkPublish'),
  },
  {
    name: 'discard',
    action: 'update',
    needsPublished: true,
    isFor: hasDrafts,
    call: (target) => ({
      method: 'POST',
      path: `${documentPath(target)}/actions/discard?locale=fr`,
      body: {},
    }),
  },
  {
    name: 'duplicate',
    action: 'create',
    makesOwn: true,
    call: ({ uid, documentId }) => ({
      method: 'POST',
      path: `${COLLECTIONS}/${uid}/clone/${documentId}?locale=fr`,
      body: { slug: '' },
    }),
  },
  {
    name: 'unpublish several',
    action: 'publish',
    needsPublished: true,
    isFor: hasDrafts,
    call: (target) => bulk(target, 'bulkUnpublish'),
  },
  {
    name: 'unpublish',
    action: 'publish',
    needsPublished: true,
    isFor: hasDrafts,
    call: (target) => ({
      method: 'POST',
      path: `${documentPath(target)}/actions/unpublish?locale=fr`,
      body: {},
    }),
  },
  {
    name: 'delete',
    action: 'delete',
    isDeletion: true,
    call: (target) => ({ method: 'DELETE', path: `${documentPath(target)}?locale=fr` }),
  },
  {
    name: 'delete several',
    action: 'delete',
    isDeletion: true,
    call: (target) => bulk(target, 'bulkDelete', 'fr'),
  },
  {
    name: 'delete, confirmed',
    action: 'delete',
    isDeletion: true,
    call: ({ uid, documentId }) => ({
      method: 'POST',
      path: `/where-used/${uid}/${documentId}/delete`,
      body: { isConfirmed: true },
    }),
  },
];

/** ACC-01, ACC-03: what the table of rights says of it. */
export function isAllowed(
  role: SchoolRole,
  { action, makesOwn }: ReachCase,
  { uid, place }: ReachTarget,
): boolean {
  if (place === 'other school') return false;
  if (action === 'read') return true;
  if (!mayWrite(role, uid, action)) return false;
  return !SCHOOL_ROLES[role].isOfCampus || place === 'own campus' || makesOwn === true;
}
