/** As a phone dials it: digits, with the country when it is known. */
export function phoneHref(phone: string, phoneInternational: string | null): string {
  return `tel:${(phoneInternational ?? phone).replace(/[^\d+]/g, '')}`;
}
