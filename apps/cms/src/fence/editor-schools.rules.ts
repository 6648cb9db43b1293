import { SITE_KEYS, type SiteKey } from '@meridia/domain/sites';
import { SCHOOL_ROLE_NAMES, SCHOOL_ROLES, type SchoolRole } from '../editor/school-roles.data';

export type AdminUser = { roles?: readonly { code: string }[] };

const SUPER_ADMIN = 'strapi-super-admin';

/** The code of a role in a school. The condition of its permissions reads the school back from it. */
export function roleCodeOf(site: SiteKey, role: SchoolRole = 'redaction'): string {
  return `${role}-${site}`;
}

export function isSuperAdmin({ roles = [] }: AdminUser): boolean {
  return roles.some(({ code }) => code === SUPER_ADMIN);
}

/** What somebody is in a school. */
export function rolesIn({ roles = [] }: AdminUser, site: SiteKey): SchoolRole[] {
  return SCHOOL_ROLE_NAMES.filter((role) => roles.some(({ code }) => code === roleCodeOf(site, role)));
}

/**
 * The schools that somebody of the panel is of. None for a role made by hand, and none for two kinds of role: Strapi adds rights up, so that
 * one who reads here and writes there would write in both. The fences fail closed.
 */
export function schoolsOf(user: AdminUser): SiteKey[] {
  const kinds = new Set(SITE_KEYS.flatMap((site) => rolesIn(user, site)));
  return kinds.size === 1 ? SITE_KEYS.filter((site) => rolesIn(user, site).length > 0) : [];
}

const isSome = (user: AdminUser, isWanted: (role: SchoolRole) => boolean, sites: readonly SiteKey[]) =>
  sites.some((site) => rolesIn(user, site).some(isWanted));

/** ACC-03: somebody whose campuses are named one by one. */
export function isOfCampus(user: AdminUser): boolean {
  return !isSuperAdmin(user) && isSome(user, (role) => SCHOOL_ROLES[role].isOfCampus, SITE_KEYS);
}

/** Somebody who changes no picture but those that she has added. */
export function keepsToOwnPictures(user: AdminUser): boolean {
  return !isSuperAdmin(user) && isSome(user, (role) => SCHOOL_ROLES[role].media === 'own', SITE_KEYS);
}

/** ACC-02: somebody who sees to the accounts of a school. */
export function isManagerOf(user: AdminUser, site: SiteKey): boolean {
  if (isSuperAdmin(user)) return true;
  return schoolsOf(user).includes(site) && isSome(user, (role) => SCHOOL_ROLES[role].managesAccounts, [site]);
}

/** The schools whose content somebody of the panel sees: all for an administrator. */
export function schoolsSeenBy(user: AdminUser): readonly SiteKey[] {
  return isSuperAdmin(user) ? SITE_KEYS : schoolsOf(user);
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
