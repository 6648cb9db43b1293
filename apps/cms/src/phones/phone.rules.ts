import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

export const NO_PHONE =
  'Ce n’est pas un numéro de téléphone\u00a0: écrivez «\u00a004 72 00 00 00\u00a0», ou pour un autre pays son indicatif devant, «\u00a0+32 2 555 12 34\u00a0».';

/**
 * PHONE-01: the one form in which a number is kept, « +33 4 72 00 00 00 »; undefined for what no telephone can call.
 * Without a country it is French. A number is the whole of its field: an extension, or a word beside it, is none. The library knows the
 * lengths and the groups of 240 countries, which change; a pattern of ours would know those of France.
 */
export function toStoredPhone(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text.replace(/\s+/g, ' ').trim(), {
    defaultCountry: 'FR',
    extract: false,
  });
  return number?.isValid() && !number.ext ? number.formatInternational() : undefined;
}
