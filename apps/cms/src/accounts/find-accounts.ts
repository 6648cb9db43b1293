import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { SiteKey } from '@meridia/domain/sites';
import { SCHOOL_ROLE_NAMES } from '../editor/school-roles.data';
import { roleCodeOf, rolesIn } from '../fence/editor-schools.rules';
import type { Account } from './account.model';
import { isOnlyOf, stateOf } from './account.rules';

const USER = 'admin::user';

export type StoredUser = {
  id: number;
  firstname: string | null;
  lastname: string | null;
  email: string;
  password: string | null;
  isActive: boolean;
  registrationToken: string | null;
  roles: { id: number; code: string }[];
};
type CampusRow = { user_id: number; campus_id: string };
export type Campus = { documentId: string; title: string };

/** Everybody who has a role of the school. */
export async function findUsers(strapi: Core.Strapi, site: SiteKey): Promise<StoredUser[]> {
  const codes = SCHOOL_ROLE_NAMES.map((role) => roleCodeOf(site, role));
  return strapi.db.query(USER).findMany({
    where: { roles: { code: { $in: codes } } },
    populate: ['roles'],
    orderBy: [{ lastname: 'asc' }, { firstname: 'asc' }, { id: 'asc' }],
  });
}

/** ACC-02: 404 for somebody who is not of the school, 403 for somebody who is not of it alone. */
export async function requireUser(strapi: Core.Strapi, site: SiteKey, id: unknown): Promise<StoredUser> {
  const number = typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : 0;
  const user = (await findUsers(strapi, site)).find((one) => one.id === number);
  if (!user) throw new errors.NotFoundError('Ce compte n’est pas de votre école.');
  if (!isOnlyOf(user, site)) throw new errors.ForbiddenError('Ce compte ne dépend pas de votre école seule.');
  return user;
}

/** The campuses of a school by their French names; drafts too, for the eve of an opening. */
export async function findCampuses(strapi: Core.Strapi, site: SiteKey): Promise<Campus[]> {
  return strapi.db.query('api::campus.campus').findMany({
    select: ['documentId', 'title'],
    where: { site, locale: 'fr', publishedAt: null },
    orderBy: { title: 'asc' },
  });
}

export async function findAccounts(strapi: Core.Strapi, site: SiteKey, selfId: number): Promise<Account[]> {
  const users = await findUsers(strapi, site);
  const rows: CampusRow[] = await strapi.db
    .connection('account_campuses')
    .select('user_id', 'campus_id')
    .where({ site });
  return users.flatMap((user) => {
    const [role] = rolesIn(user, site);
    if (!role) return [];
    return {
      id: user.id,
      firstname: user.firstname ?? '',
      lastname: user.lastname ?? '',
      email: user.email,
      role,
      state: stateOf(user),
      campuses: rows.filter(({ user_id }) => user_id === user.id).map(({ campus_id }) => campus_id),
      isSelf: user.id === selfId,
      canChange: isOnlyOf(user, site),
    };
  });
}
