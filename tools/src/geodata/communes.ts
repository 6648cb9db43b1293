/** A row of the postal codes of GeoNames. */
export type PostalRow = { zipcode: string; place: string; latitude: string; longitude: string };

const POSTCODE = /^\d{5}$/;
/** « Lyon 07 »: the part of a town that a postcode is for. */
const DISTRICT = /^(.+) \d{2}$/;

const hundredths = (degrees: string) => Math.round(Number(degrees) * 100);

/**
 * One line for each town of each postcode: `69007 4575 484 Lyon`, in hundredths of a degree (about a kilometre). Postcodes of
 * companies (CEDEX) are left out; the place of a district is that of its postcode.
 */
export function communeLines(rows: readonly PostalRow[]): string[] {
  const places = new Map<string, string>();
  for (const { zipcode, place, latitude, longitude } of rows) {
    if (!POSTCODE.test(zipcode)) continue;
    const district = DISTRICT.exec(place)?.[1];
    const key = `${zipcode} ${district ?? place}`;
    if (district === undefined && places.has(key)) continue;
    places.set(key, `${zipcode} ${hundredths(latitude)} ${hundredths(longitude)} ${district ?? place}`);
  }
  return [...places.values()].toSorted();
}
