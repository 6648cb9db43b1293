import type { Core } from '@strapi/strapi';
import { forgetAccounts } from '../auth/service-account.strategy';

const LISTED = ['menu-enrichi', 'redirect', 'label', 'banner', 'popin'];
const LISTED_AND_READ = [
  'event',
  'news',
  'news-category',
  'blog-post',
  'article',
  'campus',
  'course',
  'brochure',
  'testimonial',
  'team-member',
  'key-figure',
  'job-offer',
  'form-link',
];

const ACTIONS = [
  ...LISTED.map((type) => `api::${type}.${type}.find`),
  ...LISTED_AND_READ.flatMap((type) => [`api::${type}.${type}.find`, `api::${type}.${type}.findOne`]),
  'api::site.site.settings',
  'api::crm-link.crm-link.actions',
  'api::crm-link.crm-link.campuses',
  'api::crm-link.crm-link.link',
  'api::change.change.find',
  'api::published-address.published-address.find',
  'api::search.search.find',
];

/** The one thing that a site writes: what it has counted (DESK-04). Whoever looks at drafts is no visitor. */
const COUNTS = ['api::redirect-hit.redirect-hit.add'];

/** What each role of the content API may do. The public role, and the plugin's own, may do nothing at all. */
const ROLES = [
  {
    type: 'site-reader',
    name: 'Site',
    description: 'Lecture du contenu publié d’une école',
    actions: [...ACTIONS, ...COUNTS],
  },
  {
    type: 'site-preview',
    name: 'Aperçu du site',
    description: 'Lecture du contenu d’une école, brouillons compris',
    actions: [...ACTIONS, 'api::preview.preview.find'],
  },
  { type: 'public', name: 'Public', description: 'Aucun droit', actions: [] },
  { type: 'authenticated', name: 'Authenticated', description: 'Aucun droit', actions: [] },
];

async function setRole(strapi: Core.Strapi, { actions, ...role }: (typeof ROLES)[number]): Promise<void> {
  const roles = strapi.db.query('plugin::users-permissions.role');
  const permissions = strapi.db.query('plugin::users-permissions.permission');
  const found = await roles.findOne({ where: { type: role.type }, populate: { permissions: true } });
  const { id, permissions: granted = [] } = found ?? (await roles.create({ data: role }));

  const known: { id: number; action: string }[] = granted;
  const extra = known.filter(({ action }) => !actions.includes(action));
  const missing = actions.filter((action) => !known.some((permission) => permission.action === action));
  await permissions.deleteMany({ where: { id: { $in: extra.map((permission) => permission.id) } } });
  for (const action of missing) await permissions.create({ data: { action, role: id } });
}

/** The rights of the content API are code: written at every boot, anything added by hand removed. */
export async function setPermissions(strapi: Core.Strapi): Promise<void> {
  for (const role of ROLES) await setRole(strapi, role);
  forgetAccounts();
}
