import type { Locale } from '@meridia/domain/locales';
import type { CampusCard } from '@/content/campuses/campus.model';
import { COUNTRY_CODES, FRENCH_ZONES } from './zones.data';

type FrenchZone = keyof typeof FRENCH_ZONES;

/** `france` is for a region that no zone has. */
export type CampusZone = FrenchZone | 'france' | 'abroad';

type Placed = Pick<CampusCard, 'region' | 'country'>;

const HOME_COUNTRY = 'France';
const HOME_CODE = 'FR';
const LANGUAGES = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Locale, string>;
const LABELS: Record<CampusZone, string> = {
  north: 'campus.zone.north',
  east: 'campus.zone.east',
  west: 'campus.zone.west',
  centre: 'campus.zone.centre',
  southWest: 'campus.zone.southWest',
  mediterranean: 'campus.zone.mediterranean',
  france: 'campus.zone.france',
  abroad: 'campus.zone.abroad',
};

function isFrenchZone(name: string): name is FrenchZone {
  return Object.hasOwn(FRENCH_ZONES, name);
}

const ZONES: readonly CampusZone[] = [...Object.keys(FRENCH_ZONES).filter(isFrenchZone), 'france', 'abroad'];

/** Null at home, and where it is not known. */
export function countryAbroad({ country }: Pick<Placed, 'country'>): string | null {
  return country === HOME_COUNTRY ? null : country;
}

function zoneOf({ region, country }: Placed): CampusZone {
  if (countryAbroad({ country }) !== null) return 'abroad';
  return (
    ZONES.find((zone) => isFrenchZone(zone) && FRENCH_ZONES[zone].some((one) => one === region)) ?? 'france'
  );
}

/** The campuses by zone, in the order of the zones; a zone without any is left out. */
export function byZone<Campus extends Placed>(
  campuses: readonly Campus[],
): { zone: CampusZone; labelKey: string; campuses: Campus[] }[] {
  const groups = Map.groupBy(campuses, zoneOf);
  return ZONES.flatMap((zone) => {
    const found = groups.get(zone);
    return found ? [{ zone, labelKey: LABELS[zone], campuses: found }] : [];
  });
}

/** « FR », « BE »; undefined for a country that is not known here. */
export function countryCode(country: string | null): string | undefined {
  return country === HOME_COUNTRY ? HOME_CODE : COUNTRY_CODES[country ?? ''];
}

/** « Belgique », "Belgium": the content has the French name alone; one that is not known here stays as it is. */
export function countryText(locale: Locale, country: string): string {
  const code = COUNTRY_CODES[country];
  return (code && new Intl.DisplayNames(LANGUAGES[locale], { type: 'region' }).of(code)) ?? country;
}
