import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { LOCALES } from '@meridia/domain/locales';
import { parisDay } from '@meridia/domain/paris-time';
import { modelOf } from '../history/model';
import { findDeadReferences } from '../links/dead-references';
import { requireDocument } from '../panel-api/panel-document';
import { addPanelRoutes, panelSchoolsOf, type PanelContext } from '../panel-api/panel-routes';
import { readDeadLinks } from './dead-links';
import { findFindings } from './findings.rules';
import { asSaved } from './form-values.rules';
import { GUARD_RULES } from './guard-rules.data';
import { readGuarded } from './guarded-document';
import type { Guarded } from './guard.model';
import { findMissing } from './required.rules';
import { findTakenAddress } from './taken-address';

const body = z.strictObject({
  uid: z.string(),
  documentId: z.string().optional(),
  locale: z.enum(LOCALES),
  values: z.record(z.string(), z.unknown()),
});

/** The day on which the document would be published: today, or the day that is planned. */
function dayOfPublication({ publishAt }: Guarded): string {
  const planned = typeof publishAt === 'string' ? new Date(publishAt) : null;
  const isToCome = planned !== null && planned.getTime() > Date.now();
  return parisDay(isToCome ? planned : new Date());
}

/** « Prêt à publier »: what the guard would say of the form as it is, before anybody clicks. Nothing is written. */
export function addGuardRoutes(strapi: Core.Strapi): void {
  const look = async (ctx: PanelContext) => {
    const sent = body.safeParse(ctx.request.body);
    if (!sent.success) throw new errors.ValidationError('Le formulaire n’a pas été reçu.');
    const { uid, documentId, locale, values } = sent.data;
    if (!GUARD_RULES[uid]) throw new errors.NotFoundError();
    const site = documentId
      ? (await requireDocument(strapi, ctx, { uid, documentId })).site
      : (panelSchoolsOf(ctx).find((school) => school === values.site) ?? panelSchoolsOf(ctx)[0]);
    const stored: Guarded | null = documentId
      ? await readGuarded(strapi, uid, { documentId, locale, status: 'draft' })
      : null;
    const document = asSaved(stored ?? { site }, values);
    // Not the address of the title: the save makes that one free, and leaves a page of a section without one.
    const written = { ...document, slug: 'slug' in values ? values.slug : stored?.slug };
    const ruled = findFindings(uid, document, { locale, today: dayOfPublication(document) });
    const findings = [
      ...ruled,
      ...findMissing(modelOf(strapi), uid, document, ruled),
      ...(await readDeadLinks(strapi, document)),
      ...(site ? await findDeadReferences(strapi, { uid, site, locale }, document) : []),
      ...(site ? await findTakenAddress(strapi, { uid, documentId, site, locale }, written) : []),
    ];
    ctx.body = { findings: findings.toSorted((a, b) => a.degree.localeCompare(b.degree)) };
  };
  addPanelRoutes(strapi, [{ method: 'POST', path: '/guard/findings', handler: look }]);
}
