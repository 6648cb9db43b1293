import { errors } from '@strapi/utils';
import type { WriteCall } from './write-call';

/** Addresses of the site that stand where the page of a document would be. */
const RESERVED: Record<string, string> = {
  'api::course.course': 'comparer',
  'api::news.news': 'page',
};

/** A document at an address of the site's own would never be seen. */
export function checkSlugIsFree({ uid, params }: WriteCall): void {
  const slug = params.data?.slug;
  if (typeof slug === 'string' && slug === RESERVED[uid])
    throw new errors.ValidationError(
      `L’adresse « ${slug} » est celle d’une page du site : choisissez-en une autre.`,
    );
}
