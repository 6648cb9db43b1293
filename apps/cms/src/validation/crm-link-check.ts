import { errors } from '@strapi/utils';
import { mergedFields, type WriteCall } from './write-call';

/** A CRM link names a course and a campus of its school by their slugs. */
export async function checkCrmLink(call: WriteCall): Promise<void> {
  const { site, course, campus } = await mergedFields(call);
  const named = [
    ['api::course.course', course, 'formation'],
    ['api::campus.campus', campus, 'campus'],
  ] as const;
  for (const [uid, slug, noun] of named) {
    if (typeof slug !== 'string') continue;
    const found = await call.strapi.db.query(uid).count({ where: { site, slug } });
    if (found === 0)
      throw new errors.ValidationError(
        `Aucun contenu « ${noun} » de cette école n’a l’identifiant « ${slug} ».`,
      );
  }
}
