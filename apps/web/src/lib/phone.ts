/** How a number is read, dialled, and told to programs. */
export type Phone = { text: string; href: string; international: string };

/** PHONE-01: of « +33 4 72 00 00 00 », and of a French number that a text writes without its country. */
export function toPhone(number: string): Phone {
  const international = number.replace(/^0\s?/, '+33 ');
  return {
    text: international.replace(/^\+33\s?/, '0'),
    href: `tel:${international.replace(/[^\d+]/g, '')}`,
    international,
  };
}
