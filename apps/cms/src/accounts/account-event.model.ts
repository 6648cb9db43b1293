import type { SchoolRole } from '../editor/school-roles.data';

/** What can happen to an account (ACC-07). */
export const ACCOUNT_EVENT_KINDS = [
  'invited',
  'changed',
  'deactivated',
  'reactivated',
  'link-given',
  'link-used',
  'logged-in',
  'login-refused',
  'changed-by-owner',
  'created-by-administrator',
  'changed-by-administrator',
  'deleted-by-administrator',
] as const;
export type AccountEventKind = (typeof ACCOUNT_EVENT_KINDS)[number];

/** What more is known of it. */
export type AccountEventDetail = {
  role?: SchoolRole;
  /** Whether the link is for a first password. */
  isFirst?: boolean;
};

export type AccountEvent = {
  kind: AccountEventKind;
  /** Null for an account of no school, or of several. */
  site: string | null;
  subjectId: number | null;
  subject: string;
  actorId: number | null;
  actor: string;
  /** The network address of the caller. */
  address: string;
  detail: AccountEventDetail;
};

/** An event as the panel shows it. */
export type AccountEventLine = {
  id: string;
  when: string;
  subject: string;
  what: string;
  by: string;
};
