import { errors } from '@strapi/utils';
import { fieldLabel } from '../editor/field-label';
import { askedLocales } from '../languages/asked-locales.rules';
import { isPublication, writtenDocumentId, type WriteCall } from './write-call';

/**
 * Fields that the French version must have before it is published. Strapi's `required` would bind the English version too,
 * where a missing field stays empty and is filled from French by the site (I18N-04).
 */
const REQUIRED_IN_FRENCH: Record<string, readonly string[]> = {
  'api::event.event': ['description'],
  'api::news.news': ['summary', 'publishDate', 'body'],
  'api::blog-post.blog-post': ['summary', 'publishDate', 'body'],
  'api::campus.campus': ['heading', 'summary', 'description'],
  'api::course.course': ['summary', 'objectives', 'duration'],
  'api::testimonial.testimonial': ['quote'],
  'api::job-offer.job-offer': ['description', 'missions', 'profile'],
  'api::article.article': ['pageLayout'],
  'api::key-figure.key-figure': ['source', 'year'],
};

function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function isFrenchPublication(call: WriteCall): boolean {
  return isPublication(call) && askedLocales(call.params.locale).includes('fr');
}

/** Runs in the transaction of the write (changes/outbox.ts): a refusal undoes it. */
export async function checkFrenchIsComplete(call: WriteCall, written: unknown): Promise<void> {
  const required = REQUIRED_IN_FRENCH[call.uid];
  if (!required || !isFrenchPublication(call)) return;

  const documentId = writtenDocumentId(call, written);
  const document = await call.strapi.db.query(call.uid).findOne({
    where: { documentId, locale: 'fr', publishedAt: { $notNull: true } },
    populate: required.filter((name) => isPopulated(call, name)),
  });
  // Several languages were asked for and French is not among the drafts: nothing French is published.
  if (!document) return;
  const missing = required.filter((name) => isEmpty(document[name]));
  if (missing.length > 0) {
    const names = missing.map((name) => fieldLabel(call.uid, name)).join(', ');
    throw new errors.ValidationError(`À compléter en français avant de publier : ${names}.`);
  }
}

function isPopulated({ strapi, uid }: WriteCall, name: string): boolean {
  const attribute = strapi.contentTypes[uid as keyof typeof strapi.contentTypes]?.attributes[name];
  return attribute?.type === 'component' || attribute?.type === 'dynamiczone';
}
