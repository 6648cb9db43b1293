import { errors } from '@strapi/utils';
import type { WriteCall } from './write-call';

/** Addresses of the site that stand where the page of a document would be: the field of the address, and its value. */
const RESERVED: Record<string, readonly [field: 'slug' | 'rubrique', value: string]> = {
  'api::course.course': ['slug', 'comparer'],
  'api::news.news': ['slug', 'page'],
  // PREVIEW-03
  'api::article.article': ['rubrique', 'apercu'],
};

/** A document at an address of the site's own would never be seen. */
export function checkSlugIsFree({ uid, params }: WriteCall): void {
  const [field, value] = RESERVED[uid] ?? [];
  if (field && params.data?.[field] === value)
    throw new errors.ValidationError(
      `L’adresse « ${value} » est celle d’une page du site : choisissez-en une autre.`,
    );
}
