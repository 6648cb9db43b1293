import { errors } from '@strapi/utils';
import { isSiteKey } from '@meridia/domain/sites';
import { readEnvironment } from '../env';
import { findTargetProblem } from './crm-target.rules';
import { mergedFields, type WriteCall } from './write-call';

function checkTarget(site: unknown, url: unknown): void {
  if (typeof url !== 'string' || !isSiteKey(site)) return;
  const message = findTargetProblem(url, readEnvironment().CRM_HOSTS[site]);
  if (message === null) return;
  const details = { errors: [{ path: ['url'], message, name: 'ValidationError' }] };
  throw new errors.ValidationError(message, details);
}

/**
 * A CRM link names a course and a campus of its school by their slugs, by its id one that has lost its slug (LIFE-04), and leads to a
 * host of its list (GRID-05).
 */
export async function checkCrmLink(call: WriteCall): Promise<void> {
  const { site, course, campus, url } = await mergedFields(call);
  checkTarget(site, url);
  const named = [
    ['api::course.course', course, 'formation'],
    ['api::campus.campus', campus, 'campus'],
  ] as const;
  for (const [uid, slug, noun] of named) {
    if (typeof slug !== 'string') continue;
    const found = await call.strapi.db
      .query(uid)
      .count({ where: { site, $or: [{ slug }, { documentId: slug }] } });
    if (found === 0)
      throw new errors.ValidationError(
        `Aucun contenu « ${noun} » de cette école n’a l’identifiant « ${slug} ».`,
      );
  }
}
