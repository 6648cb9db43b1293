import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { SiteKey } from '@meridia/domain/sites';
import { SCHOOL_ROLES, type SchoolRole } from '../editor/school-roles.data';
import { roleCodeOf, rolesIn } from '../fence/editor-schools.rules';
import type { AccountLink } from './account.model';
import { leavesNobody, problemOfReach, stateOf } from './account.rules';
import { makeLink } from './account-links';
import { findCampuses, findUsers, requireUser, type StoredUser } from './find-accounts';
import { recordAccount, type Actor } from './record-account-event';

export type Reach = { role: SchoolRole; campuses: string[] };
export type Invited = Reach & { firstname: string; lastname: string; email: string };

const LAST_MANAGER = 'L’école garde au moins une personne responsable : nommez-en une autre d’abord.';

const users = (strapi: Core.Strapi) => strapi.service('admin::user');

/** Two managers at once: the second sees what the first has done. */
async function inOrder<Result>(strapi: Core.Strapi, task: () => Promise<Result>): Promise<Result> {
  const result: unknown = await strapi.db.transaction(async ({ trx }) => {
    await trx.raw(`select pg_advisory_xact_lock(hashtext('accounts'))`);
    return task();
  });
  return result as Result;
}

async function requireReach(strapi: Core.Strapi, site: SiteKey, { role, campuses }: Reach): Promise<void> {
  const known = (await findCampuses(strapi, site)).map(({ documentId }) => documentId);
  const problem = problemOfReach(role, campuses, known);
  if (problem) throw new errors.ValidationError(problem);
}

async function roleId(strapi: Core.Strapi, site: SiteKey, role: SchoolRole): Promise<number> {
  return (await strapi.service('admin::role').findOne({ code: roleCodeOf(site, role) })).id;
}

async function setCampuses(strapi: Core.Strapi, site: SiteKey, userId: number, campuses: readonly string[]) {
  await strapi.db.transaction(async ({ trx }) => {
    await trx('account_campuses').where({ user_id: userId }).delete();
    const rows = [...new Set(campuses)].map((campus_id) => ({ user_id: userId, site, campus_id }));
    if (rows.length > 0) await trx('account_campuses').insert(rows);
  });
}

async function requireManagerLeft(
  strapi: Core.Strapi,
  site: SiteKey,
  changed: { id: number; role: SchoolRole | undefined; isActive: boolean },
): Promise<void> {
  const managing = (role: SchoolRole | undefined) => role !== undefined && SCHOOL_ROLES[role].managesAccounts;
  const people = (await findUsers(strapi, site)).map((user) => ({
    id: user.id,
    managesAccounts: managing(rolesIn(user, site)[0]),
    state: stateOf(user),
  }));
  const state = changed.isActive ? 'active' : 'inactive';
  if (leavesNobody(people, { id: changed.id, managesAccounts: managing(changed.role), state }))
    throw new errors.ValidationError(LAST_MANAGER);
}

/** ACC-02: an account without a password, and the link with which she chooses one. */
export async function invite(
  strapi: Core.Strapi,
  site: SiteKey,
  invited: Invited,
  by: Actor,
): Promise<AccountLink> {
  const { role, campuses, firstname, lastname } = invited;
  const email = invited.email.toLowerCase();
  await requireReach(strapi, site, invited);
  return inOrder(strapi, async () => {
    if (await users(strapi).findOneByEmail(email))
      throw new errors.ValidationError('Cette adresse électronique a déjà un compte.');
    const created: StoredUser = await users(strapi).create({
      firstname,
      lastname,
      email,
      roles: [await roleId(strapi, site, role)],
      isActive: false,
      blocked: false,
      preferedLanguage: 'fr',
    });
    await setCampuses(strapi, site, created.id, campuses);
    const [stored = created] = (await findUsers(strapi, site)).filter(({ id }) => id === created.id);
    await recordAccount(strapi, 'invited', stored, by, { role });
    return makeLink(strapi, created);
  });
}

/** ACC-02: another role, other campuses: from her next click on. */
export async function changeReach(
  strapi: Core.Strapi,
  site: SiteKey,
  id: unknown,
  reach: Reach,
  by: Actor,
): Promise<void> {
  await requireReach(strapi, site, reach);
  await inOrder(strapi, async () => {
    const user = await requireUser(strapi, site, id);
    await requireManagerLeft(strapi, site, { id: user.id, role: reach.role, isActive: user.isActive });
    await setCampuses(strapi, site, user.id, reach.campuses);
    await users(strapi).updateById(user.id, { roles: [await roleId(strapi, site, reach.role)] });
    await recordAccount(strapi, 'changed', user, by, { role: reach.role });
  });
}

/** ACC-05: whatever she has in hand is worth nothing any more: sessions, invitation, link for a password. */
export async function deactivate(strapi: Core.Strapi, site: SiteKey, id: unknown, by: Actor): Promise<void> {
  await inOrder(strapi, async () => {
    const user = await requireUser(strapi, site, id);
    await requireManagerLeft(strapi, site, { id: user.id, role: rolesIn(user, site)[0], isActive: false });
    await users(strapi).updateById(user.id, {
      isActive: false,
      registrationToken: null,
      resetPasswordToken: null,
      resetPasswordTokenExpiresAt: null,
    });
    await strapi.sessionManager('admin').invalidateRefreshToken(String(user.id));
    await recordAccount(strapi, 'deactivated', user, by);
  });
}

/** Who never chose a password is invited again. */
export async function reactivate(
  strapi: Core.Strapi,
  site: SiteKey,
  id: unknown,
  by: Actor,
): Promise<AccountLink | null> {
  return inOrder(strapi, async () => {
    const user = await requireUser(strapi, site, id);
    await recordAccount(strapi, 'reactivated', user, by);
    if (!user.password) return makeLink(strapi, user);
    await users(strapi).updateById(user.id, { isActive: true });
    return null;
  });
}

export async function renewLink(
  strapi: Core.Strapi,
  site: SiteKey,
  id: unknown,
  by: Actor,
): Promise<AccountLink> {
  return inOrder(strapi, async () => {
    const user = await requireUser(strapi, site, id);
    if (stateOf(user) === 'inactive')
      throw new errors.ValidationError('Ce compte est désactivé : réactivez-le d’abord.');
    await recordAccount(strapi, 'link-given', user, by, { isFirst: !user.password });
    return makeLink(strapi, user);
  });
}
