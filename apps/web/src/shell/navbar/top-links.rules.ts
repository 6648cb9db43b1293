import { HOME_PROFILE, PROFILES, type Profile } from '@meridia/domain/profiles';
import { SERVICES } from '@meridia/domain/services';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';

export type TopLink = { key: string; label: string; href: string; isCurrent?: boolean };

/** Where each profile is at home when the school has no other site. */
const PROFILE_HOMES = {
  student: paths.home,
  company: paths.company,
  partner: paths.partner,
} as const satisfies Record<Profile, string>;

const isExternal = (href: string | null) => href !== null && URL.canParse(href);

/** Whom the pages of a section speak to. */
export function profileOfSection(rubrique: string): Profile {
  return PROFILES.find((profile) => PROFILE_HOMES[profile] === `/${rubrique}`) ?? HOME_PROFILE;
}

/** « Vous êtes : Étudiant ». */
export function profileText({ text }: SiteContext, profile: Profile): string {
  return text('profile.current', { profile: text(`profile.${profile}`) });
}

/** NAV-04: the student stays here; the others leave to the main site, or have their home here when there is none. */
export function profileLinks(site: SiteContext, mainSiteUrl: string | null, current: Profile): TopLink[] {
  return PROFILES.map((profile) => {
    const isCurrent = profile === current;
    const link = site.link(`profile.${profile}`);
    const elsewhere = isExternal(link) ? link : mainSiteUrl;
    const leaves = profile !== HOME_PROFILE && !isCurrent && mainSiteUrl !== null;
    return {
      key: profile,
      label: site.text(`profile.${profile}`),
      href: (leaves && elsewhere) || site.href(PROFILE_HOMES[profile]),
      isCurrent,
    };
  });
}

/** ENT-07: where the labels lead, as the school has set it; one that leads nowhere is left out. */
export function labelLinks(site: SiteContext, keys: readonly string[]): TopLink[] {
  return keys.flatMap((key) => {
    const href = site.link(key);
    return href === null ? [] : [{ key, label: site.text(key), href }];
  });
}

/** NAV-05 */
export function serviceLinks(site: SiteContext): TopLink[] {
  return labelLinks(
    site,
    SERVICES.map((service) => `services.${service}`),
  );
}
