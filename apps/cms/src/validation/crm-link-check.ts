import { errors } from '@strapi/utils';
import type { WriteCall } from './content-checks';

/** A CRM link names a course and a campus of its school by their slugs. */
export async function checkCrmLink({ strapi, params }: WriteCall): Promise<void> {
  const data = params.data ?? {};
  const site = data.site ?? (await currentSite(strapi, params.documentId));
  const named = [
    ['api::course.course', data.course, 'formation'],
    ['api::campus.campus', data.campus, 'campus'],
  ] as const;
  for (const [uid, slug, noun] of named) {
    if (typeof slug !== 'string') continue;
    const found = await strapi.db.query(uid).count({ where: { site, slug } });
    if (found === 0)
      throw new errors.ValidationError(
        `Aucun contenu « ${noun} » de cette école n’a l’identifiant « ${slug} ».`,
      );
  }
}

async function currentSite(strapi: WriteCall['strapi'], documentId?: string): Promise<string | undefined> {
  const row = await strapi.db
    .query('api::crm-link.crm-link')
    .findOne({ where: { documentId }, select: ['site'] });
  return row?.site;
}
