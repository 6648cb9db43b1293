import type { SchoolRole } from '../editor/school-roles.data';

/** `invited`: she has not chosen her password yet. */
export type AccountState = 'active' | 'invited' | 'inactive';

/** Somebody of a school, as its manager sees her. */
export type Account = {
  id: number;
  firstname: string;
  lastname: string;
  email: string;
  role: SchoolRole;
  state: AccountState;
  /** The documents of the campuses that she is limited to. */
  campuses: string[];
  isSelf: boolean;
  /** False for an administrator, and for somebody of another school too. */
  canChange: boolean;
};

/** An address to send to somebody, who then chooses her password. */
export type AccountLink = { address: string; endsAt: string };
