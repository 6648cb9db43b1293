import { DISPLAY_DOMAINS, type DisplayDomainSlug } from '@meridia/domain/domains.data';

/** The domains that have programmes, with how many: a door never opens on an empty list. */
export function domainCounts(programmes: readonly { domain: DisplayDomainSlug }[]) {
  return DISPLAY_DOMAINS.map((domain) => ({
    ...domain,
    count: programmes.filter((programme) => programme.domain === domain.slug).length,
  })).filter(({ count }) => count > 0);
}
