import type { SiteKey } from '@meridia/domain/sites';

export const SCHOOL_NAMES: Record<SiteKey, string> = { meridia: 'Meridia', boreal: 'Boréal' };

export const ADMIN_ROLES = {
  superAdmin: {
    code: 'strapi-super-admin',
    name: 'Administration',
    description: 'Tous les droits, sur toutes les écoles.',
  },
  withoutSchool: ['strapi-editor', 'strapi-author'],
};
