import type { MenuEntry, MenuLink } from '@/content/menus/menu.model';
import type { ExternalLink, Website } from '@/content/website/website.model';
import type { SiteContext } from '@/lib/site-context';

type FooterLink = { label: string; href: string };

/** FOOT-03: what stands under the title of an entry; one that is a single link has nothing but itself. */
export function sectionLinks(entry: MenuEntry): readonly MenuLink[] {
  if (entry.kind === 'link') return [entry];
  return entry.kind === 'dropdown'
    ? [...entry.links, ...entry.sections.flatMap(({ links }) => links)]
    : entry.links;
}

function ownLink({ text, link }: SiteContext, key: string): FooterLink[] {
  const href = link(key);
  return href === null ? [] : [{ label: text(key), href }];
}

/** The link that the school has set, else the one of its labels; ours lead nowhere: no school's site is another one's. */
function setLink(site: SiteContext, link: ExternalLink | null | undefined, key: string): FooterLink[] {
  return link ? [{ label: link.label, href: link.href }] : ownLink(site, key);
}

function addressesOf(menu: readonly MenuEntry[], { href }: SiteContext): Set<string> {
  return new Set(menu.flatMap(sectionLinks).map((link) => href(link.href)));
}

/** FOOT-04: the careers of the school and its complaint form, on sites of their own. */
export function outsideLinks(
  site: SiteContext,
  website: Pick<Website, 'careersLink' | 'complaintLink'> | null,
): FooterLink[] {
  return [
    ...setLink(site, website?.careersLink, 'footer.careersSite'),
    ...setLink(site, website?.complaintLink, 'footer.complaintForm'),
  ];
}

/** FOOT-04, and the two that the law asks for, unless the menu of the school already has them. */
export function fixedLinks(
  site: SiteContext,
  website: Pick<Website, 'careersLink' | 'complaintLink'> | null,
  menu: readonly MenuEntry[],
): FooterLink[] {
  const inMenu = addressesOf(menu, site);
  return [
    ...ownLink(site, 'footer.termsOfSale'),
    ...ownLink(site, 'footer.legalNotices'),
    ...ownLink(site, 'footer.dataPrivacy'),
    ...outsideLinks(site, website),
    ...['consent.settings', 'footer.accessibility']
      .flatMap((key) => ownLink(site, key))
      .filter(({ href }) => !inMenu.has(href)),
  ];
}
