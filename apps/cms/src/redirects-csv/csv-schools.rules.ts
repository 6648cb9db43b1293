import { SITE_KEYS, type SiteKey } from '@meridia/domain/sites';
import { isSuperAdmin, schoolsOf, type AdminUser } from '../fence/editor-schools.rules';

/** The schools whose redirects someone may export and import; a file is of one of them. */
export function csvSchoolsOf(user: AdminUser): readonly SiteKey[] {
  return isSuperAdmin(user) ? SITE_KEYS : schoolsOf(user);
}
