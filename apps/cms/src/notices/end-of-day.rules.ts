/** Fields that say until when: a day without an hour means the whole of it. */
export const ENDS = ['endsAt', 'unpublishAt'] as const;

/**
 * LAY-09: Strapi fills in midnight, the first minute of the day that was chosen. An hour that is chosen afterwards stays, midnight as well.
 */
export function endOfChosenDay(before: unknown, chosen: unknown): string | null {
  const isNew = (before === null || before === undefined || before === '') && typeof chosen === 'string';
  const day = isNew ? new Date(chosen) : null;
  if (!day || Number.isNaN(day.getTime()) || day.getHours() !== 0 || day.getMinutes() !== 0) return null;
  day.setHours(23, 59);
  return day.toISOString();
}
