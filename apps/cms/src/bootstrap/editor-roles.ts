import type { Core } from '@strapi/strapi';
import { SITE_KEYS, type SiteKey } from '@meridia/domain/sites';
import { OWN_MEDIA_CONDITION, OWN_SCHOOL_CONDITION } from '../fence/editor-conditions';
import { roleCodeOf } from '../fence/editor-schools.rules';
import { ADMIN_ROLES, SCHOOL_NAMES } from '../editor/roles.data';

type Properties = { fields?: string[]; locales?: string[] };
type Permission = { action: string; subject: string | null; properties: Properties; conditions: string[] };
type Action = { actionId: string; section: string; subjects?: string[] };

const EXPLORER = 'plugin::content-manager.explorer';
const LOCALES = ['fr', 'en'];
const MEDIA = ['read', 'assets.create', 'assets.update', 'assets.download'].map(
  (action) => `plugin::upload.${action}`,
);

/** A school has one settings document for ever: its editors change it, and neither add nor delete one. */
const SETTINGS = 'api::site.site';
const NOT_FOR_SETTINGS = [`${EXPLORER}.create`, `${EXPLORER}.delete`];

/** What visitors searched in vain is counted by the service: editors read it, and delete what they have seen to. */
const MISSES = 'api::search-miss.search-miss';
const NOT_FOR_MISSES = [`${EXPLORER}.create`, `${EXPLORER}.update`];

function isGranted(strapi: Core.Strapi, { action, subject }: Permission): boolean {
  if (!subject?.startsWith('api::')) return false;
  if (subject === SETTINGS && NOT_FOR_SETTINGS.includes(action)) return false;
  if (subject === MISSES && NOT_FOR_MISSES.includes(action)) return false;
  const { options } = strapi.contentType(subject as 'api::event.event');
  return action !== `${EXPLORER}.publish` || options?.draftAndPublish === true;
}

/** A document never changes school: the field is shown, and not open, once the document exists. */
function withoutSite({ action, properties }: Permission): Properties {
  if (action !== `${EXPLORER}.update` || !properties.fields) return properties;
  return { ...properties, fields: properties.fields.filter((field) => field !== 'site') };
}

async function editorPermissions(strapi: Core.Strapi): Promise<Permission[]> {
  const { actionProvider } = strapi.service('admin::permission');
  const actions: Action[] = actionProvider
    .values()
    .filter(({ section }: Action) => section === 'contentTypes');
  const all: Permission[] = strapi.service('admin::content-type').getPermissionsWithNestedFields(actions);
  const granted = all.filter((permission) => isGranted(strapi, permission));
  const content = granted.map(async ({ action, subject, ...permission }) => {
    const isLocalised = await actionProvider.appliesToProperty('locales', action, subject);
    const properties = {
      ...withoutSite({ action, subject, ...permission }),
      ...(isLocalised ? { locales: LOCALES } : {}),
    };
    return { action, subject, properties, conditions: [OWN_SCHOOL_CONDITION] };
  });
  const media = MEDIA.map((action) => ({
    action,
    subject: null,
    properties: {},
    conditions: [OWN_MEDIA_CONDITION],
  }));
  return [...(await Promise.all(content)), ...media];
}

async function setRole(strapi: Core.Strapi, site: SiteKey, permissions: Permission[]): Promise<void> {
  const roles = strapi.service('admin::role');
  const code = roleCodeOf(site);
  const role = {
    name: `Rédaction · ${SCHOOL_NAMES[site]}`,
    description: `Écrit et publie le contenu de ${SCHOOL_NAMES[site]}, et lui seul.`,
  };
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

/** The rights of editors are code: written at every boot, anything added by hand removed. */
export async function setEditorRoles(strapi: Core.Strapi): Promise<void> {
  const permissions = await editorPermissions(strapi);
  for (const site of SITE_KEYS) await setRole(strapi, site, permissions);
  await tidyStrapiRoles(strapi);
}
