import type { CollegeOrUniversity, PostalAddress } from 'schema-dts';
import type { CampusDetail } from '@/content/campuses/campus-detail.model';
import type { CampusCard } from '@/content/campuses/campus.model';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import type { DataContext, PageData } from './data-context';

/** The school as other things name it: one node of every page, by one id. */
export function schoolReference({ website, absolute }: DataContext) {
  return {
    '@type': 'CollegeOrUniversity' as const,
    '@id': absolute('/#ecole'),
    name: website.siteName,
    url: absolute('/'),
  };
}

function schoolWithLinks(context: DataContext) {
  const { website, absolute } = context;
  const sameAs = website.school?.social.map(({ href }) => href) ?? [];
  return {
    ...schoolReference(context),
    ...(website.logo ? { logo: absolute(website.logo.url) } : {}),
    ...(sameAs.length > 0 ? { sameAs } : {}),
  };
}

/** The school and its campuses, as a page lists them. */
export function schoolData(campuses: readonly CampusCard[], site: SiteContext): PageData {
  return (context) => {
    const school: CollegeOrUniversity = {
      ...schoolWithLinks(context),
      ...(campuses.length > 0
        ? {
            department: campuses.map(({ slug, title }) => ({
              '@type': 'CollegeOrUniversity' as const,
              name: title,
              url: context.absolute(site.href(paths.campus(slug))),
            })),
          }
        : {}),
    };
    return [school];
  };
}

/** How to reach the school; where else it is, its home page says. */
export const contactData: PageData = (context) => {
  const { email, school } = context.website;
  const reached: CollegeOrUniversity = {
    ...schoolReference(context),
    email,
    ...(school?.phone ? { telephone: school.phone.international } : {}),
  };
  return [reached];
};

type Addressed = Pick<CampusDetail, 'address' | 'postalCode' | 'city'>;

/** Undefined when nothing of it is known. */
export function postalAddress(place: Addressed, country: string | undefined): PostalAddress | undefined {
  const { address, postalCode, city } = place;
  if (!address && !postalCode && !city) return undefined;
  return {
    '@type': 'PostalAddress',
    ...(address ? { streetAddress: address } : {}),
    ...(postalCode ? { postalCode } : {}),
    ...(city ? { addressLocality: city } : {}),
    ...(country ? { addressCountry: country } : {}),
  };
}

/** A campus; its country by its ISO 3166 code. */
export function campusData(campus: CampusDetail, country: string | undefined): PageData {
  return (context) => {
    const { title, heading, coordinates, phone, email } = campus;
    const address = postalAddress(campus, country);
    const place: CollegeOrUniversity = {
      '@type': 'CollegeOrUniversity',
      '@id': `${context.url}#campus`,
      name: heading ?? title,
      url: context.url,
      parentOrganization: schoolReference(context),
      ...(address ? { address } : {}),
      ...(coordinates ? { geo: { '@type': 'GeoCoordinates', ...coordinates } } : {}),
      ...(phone ? { telephone: phone.international } : {}),
      ...(email ? { email } : {}),
      ...(context.image ? { image: context.image } : {}),
    };
    return [place];
  };
}
