const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
const TIME = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone: 'Europe/Paris' });

/** « 23 novembre 2026 à 14:05 », in the time of the school. */
export function linkEnd(endsAt: string): string {
  const end = new Date(endsAt);
  return `${DAY.format(end)} à ${TIME.format(end)}`;
}
