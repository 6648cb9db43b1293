import type { BodyPart } from '@/content/body.model';
import type { TranslatedDocument } from '@/lib/translated';
import type { NewsCard } from './news.model';

export type NewsDetail = NewsCard & TranslatedDocument & { body: readonly BodyPart[] };

/** By slug; without one, all of them. */
export type NewsFilter = { category?: string; campus?: string };
