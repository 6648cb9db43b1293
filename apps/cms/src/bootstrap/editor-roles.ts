import type { Core } from '@strapi/strapi';
import { SITE_KEYS, type SiteKey } from '@meridia/domain/sites';
import { MANAGE_ACCOUNTS } from '../accounts/manage-accounts';
import { mayWrite, writableFields } from '../editor/school-rights.rules';
import {
  SCHOOL_ROLE_NAMES,
  SCHOOL_ROLES,
  type RoleRights,
  type SchoolRole,
  type WriteAction,
} from '../editor/school-roles.data';
import { OWN_MEDIA_CONDITION, OWN_SCHOOL_CONDITION } from '../fence/editor-conditions';
import { roleCodeOf } from '../fence/editor-schools.rules';
import { ADMIN_ROLES, SCHOOL_NAMES } from '../editor/roles.data';

type Properties = { fields?: string[]; locales?: string[] };
type Permission = { action: string; subject: string | null; properties: Properties; conditions: string[] };
type Action = { actionId: string; section: string; subjects?: string[] };

const EXPLORER = 'plugin::content-manager.explorer';
const LOCALES = ['fr', 'en'];
const WRITES: readonly string[] = ['create', 'update', 'publish', 'delete'] satisfies WriteAction[];
const isWrite = (verb: string): verb is WriteAction => WRITES.includes(verb);

const SEEN = ['read', 'assets.download'];
const CHANGED = ['assets.create', 'assets.update'];
const MEDIA: Record<RoleRights['media'], readonly string[]> = {
  read: SEEN,
  own: [...SEEN, ...CHANGED],
  write: [...SEEN, ...CHANGED],
};

const verbOf = (action: string) => action.replace(`${EXPLORER}.`, '');

function isGranted(strapi: Core.Strapi, role: SchoolRole, { action, subject }: Permission): boolean {
  if (!subject?.startsWith('api::')) return false;
  const verb = verbOf(action);
  if (verb === 'read') return true;
  if (!isWrite(verb) || !mayWrite(role, subject, verb)) return false;
  const { options } = strapi.contentType(subject as 'api::event.event');
  return verb !== 'publish' || options?.draftAndPublish === true;
}

/** A document never changes school: the field is shown, and not open, once the document exists. */
function openFields(role: SchoolRole, { action, subject, properties }: Permission): Properties {
  const verb = verbOf(action);
  if (!isWrite(verb) || !properties.fields || !subject) return properties;
  const fields = writableFields(role, subject, properties.fields);
  return { ...properties, fields: verb === 'update' ? fields.filter((field) => field !== 'site') : fields };
}

/** Everything that Strapi knows to be done to types of content, with all their fields. */
function allPermissions(strapi: Core.Strapi): Permission[] {
  const actions: Action[] = strapi
    .service('admin::permission')
    .actionProvider.values()
    .filter(({ section }: Action) => section === 'contentTypes');
  return strapi.service('admin::content-type').getPermissionsWithNestedFields(actions);
}

async function permissionsOf(
  strapi: Core.Strapi,
  role: SchoolRole,
  all: readonly Permission[],
): Promise<Permission[]> {
  const { actionProvider } = strapi.service('admin::permission');
  const content = all
    .filter((permission) => isGranted(strapi, role, permission))
    .map(async ({ action, subject, ...permission }) => {
      const isLocalised = await actionProvider.appliesToProperty('locales', action, subject);
      const properties = {
        ...openFields(role, { action, subject, ...permission }),
        ...(isLocalised ? { locales: LOCALES } : {}),
      };
      return { action, subject, properties, conditions: [OWN_SCHOOL_CONDITION] };
    });
  const { media, managesAccounts } = SCHOOL_ROLES[role];
  const pictures = MEDIA[media].map((action) => ({
    action: `plugin::upload.${action}`,
    subject: null,
    properties: {},
    conditions: [OWN_MEDIA_CONDITION],
  }));
  const accounts = { action: MANAGE_ACCOUNTS, subject: null, properties: {}, conditions: [] };
  return [...(await Promise.all(content)), ...pictures, ...(managesAccounts ? [accounts] : [])];
}

type Place = { site: SiteKey; kind: SchoolRole };

/** The role keeps its number, and so its people: what it is called and what it may do are written again. */
async function setRole(strapi: Core.Strapi, { site, kind }: Place, permissions: Permission[]): Promise<void> {
  const roles = strapi.service('admin::role');
  const code = roleCodeOf(site, kind);
  const { name, description } = SCHOOL_ROLES[kind];
  const role = { name: `${name} · ${SCHOOL_NAMES[site]}`, description };
  const found = await roles.findOne({ code });
  const isSame = found?.name === role.name && found.description === role.description;
  if (found && !isSame) await roles.update({ id: found.id }, role);
  const { id } = found ?? (await roles.create({ ...role, code }));
  await roles.assignPermissions(id, permissions);
}

/** Strapi's own roles: the administrator's is named in French; the others know no school, so they go while unused. */
async function tidyStrapiRoles(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.service('admin::role');
  const { code, ...french } = ADMIN_ROLES.superAdmin;
  const superAdmin = await roles.findOne({ code });
  if (superAdmin && superAdmin.name !== french.name) await roles.update({ id: superAdmin.id }, french);

  for (const unused of ADMIN_ROLES.withoutSchool) {
    const role = await roles.findOneWithUsersCount({ code: unused });
    if (role?.usersCount === 0) await roles.deleteByIds([role.id]);
  }
}

/** ACC-01: the rights of roles are code: written at every boot, anything added by hand removed. */
export async function setEditorRoles(strapi: Core.Strapi): Promise<void> {
  const all = allPermissions(strapi);
  for (const kind of SCHOOL_ROLE_NAMES) {
    const permissions = await permissionsOf(strapi, kind, all);
    for (const site of SITE_KEYS) await setRole(strapi, { site, kind }, permissions);
  }
  await tidyStrapiRoles(strapi);
}
