import { DISPLAY_DOMAINS, type Tint } from '@meridia/domain/domains.data';
import type { MenuLink } from '@/content/menus/menu.model';

/** The tint of a section is that of the one domain that its links lead to; most sections have none. */
export function sectionTint(links: readonly MenuLink[]): Tint | undefined {
  const slugs = links.map(({ href }) => new URLSearchParams(href.split('?')[1]).get('domaine'));
  const domains = DISPLAY_DOMAINS.filter(({ slug }) => slugs.includes(slug));
  return domains.length === 1 ? domains[0]?.tint : undefined;
}
