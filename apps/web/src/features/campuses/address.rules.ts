import type { Locale } from '@meridia/domain/locales';
import type { CampusDetail } from '@/content/campuses/campus-detail.model';
import { countryAbroad, countryText } from './zones.rules';

type Addressed = Pick<CampusDetail, 'address' | 'postalCode' | 'city' | 'country'>;

/** « 45, cours du Méridien, 69007 Lyon », with the country abroad; null when the street is not known. */
export function addressText(locale: Locale, campus: Addressed): string | null {
  const { address, postalCode, city } = campus;
  if (address === null) return null;
  const country = countryAbroad(campus);
  const town = [postalCode, city].filter(Boolean).join(' ');
  return [address, town, country && countryText(locale, country)].filter(Boolean).join(', ');
}
