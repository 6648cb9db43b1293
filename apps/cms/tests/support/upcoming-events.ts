import { EVENTS_STORED_MAX } from '@meridia/domain/limits';

type Choice = { campus?: string; slugs?: readonly string[]; limit?: number };

/** CALL-05, word for word: dateEnd today or later and not null, or dateStart today or later. */
export function upcomingQuery(today: string, { campus, slugs, limit = EVENTS_STORED_MAX }: Choice = {}) {
  return {
    fields: ['title', 'slug', 'type', 'url', 'dateStart', 'dateEnd'],
    populate: { campuses: { fields: ['title', 'slug'] } },
    filters: {
      $or: [{ dateEnd: { $gte: today, $notNull: true } }, { dateStart: { $gte: today } }],
      ...(campus === undefined ? {} : { campuses: { slug: { $eq: campus } } }),
      ...(slugs === undefined ? {} : { slug: { $in: slugs } }),
    },
    sort: 'dateStart:asc',
    pagination: { limit },
  };
}
