/** A city as an address names it: « Aix-en-Provence » is `aix-en-provence`, « Genève » is `geneve`. */
export function citySlug(city: string): string {
  return city
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
