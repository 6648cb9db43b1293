import type { Locale } from '@meridia/domain/locales';
import { TYPE_NOUNS } from '../where-used/nouns.data';

const DAY = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const CLOCK = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', timeStyle: 'short' });

/** « lundi 16 novembre à 14:32 », in Paris. */
export const momentOf = (at: Date): string => `${DAY.format(at)} à ${CLOCK.format(at)}`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** « Événement · version anglaise · jamais publié ». */
export function detailOf(uid: string, locale: string | null, ...facts: readonly string[]): string {
  const [noun = 'contenu'] = TYPE_NOUNS[uid] ?? [];
  return [capital(noun), ...(locale === 'en' ? ['version anglaise'] : []), ...facts].join(' · ');
}

/** The form of a document in its language, in the panel. */
export function formOf(uid: string, documentId: string, locale: Locale | null): string {
  const language = locale ? `?plugins[i18n][locale]=${locale}` : '';
  return `/content-manager/collection-types/${uid}/${documentId}${language}`;
}

/** The desk of translations, with French and English of a document side by side. */
export const translationOf = (site: string, uid: string, documentId: string): string =>
  `/traductions?${new URLSearchParams({ ecole: site, modele: uid, contenu: documentId }).toString()}`;

export const titleOr = (title: string | null | undefined): string => title?.trim() || 'Sans titre';
