import type { Attribute } from '../history/model';

type Limits = Attribute & { maxLength?: number; regex?: string | RegExp };

/** Nothing written is no value: the site takes the French there (I18N-04). */
export const toStored = (text: string): string | null => (text.trim() === '' ? null : text);

/** Why a text cannot be kept, in the editor's words; Strapi's own sentences are English. */
export function problemOf(label: string, attribute: Limits, text: string | null): string | null {
  if (text === null) return null;
  const { type, maxLength, regex } = attribute;
  if (maxLength !== undefined && text.length > maxLength)
    return `«\u00A0${label}\u00A0» dépasse ${maxLength}\u00A0caractères.`;
  if (type === 'string' && text.includes('\n')) return `«\u00A0${label}\u00A0» tient sur une ligne.`;
  if (regex !== undefined && !new RegExp(regex).test(text))
    return `«\u00A0${label}\u00A0» ne peut pas s’écrire ainsi\u00A0: ouvrez le formulaire anglais, qui dit comment.`;
  return null;
}
