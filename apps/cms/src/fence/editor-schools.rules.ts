import { SITE_KEYS, type SiteKey } from '@meridia/domain/sites';

export type AdminUser = { roles?: readonly { code: string }[] };

const SUPER_ADMIN = 'strapi-super-admin';

/** The code of the role that edits one school. The condition of its permissions reads the school back from it. */
export function roleCodeOf(site: SiteKey): string {
  return `redaction-${site}`;
}

export function isSuperAdmin({ roles = [] }: AdminUser): boolean {
  return roles.some(({ code }) => code === SUPER_ADMIN);
}

/** The schools a user of the admin may edit. None for a role made by hand: the fences fail closed. */
export function schoolsOf({ roles = [] }: AdminUser): SiteKey[] {
  return SITE_KEYS.filter((site) => roles.some(({ code }) => code === roleCodeOf(site)));
}

export type SiteChoice = { site: string } | { problem: string };

/** The school of a document that an editor creates: her own, whatever the form says. */
export function chooseSite(schools: readonly string[], given: unknown): SiteChoice {
  const [only, ...others] = schools;
  if (!only) return { problem: 'Votre compte n’est rattaché à aucune école.' };
  if (given === undefined || given === null || given === '') {
    return others.length === 0 ? { site: only } : { problem: 'Choisissez l’école de ce contenu.' };
  }
  return typeof given === 'string' && schools.includes(given)
    ? { site: given }
    : { problem: 'Vous ne pouvez pas créer de contenu pour une autre école.' };
}
