import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { ACTIONS, type Action } from '@meridia/domain/actions';
import { LOCALES, type Locale } from '@meridia/domain/locales';

const UID = 'api::crm-link.crm-link';
const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(120);
const locale = z.enum(LOCALES).default('fr');
const actionsQuery = z.strictObject({ locale, campus: slug.optional() });
const plainQuery = z.strictObject({ locale });
const choice = z.object({ action: z.enum(ACTIONS), course: slug });

type CrmLinkService = {
  programmesByAction(locale: Locale, campus?: string): Promise<unknown>;
  campusesOf(action: Action, course: string, locale: Locale): Promise<unknown>;
  findUrl(action: Action, course: string, campus: string): Promise<string | undefined>;
};

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw new errors.ValidationError('Unknown action, programme, campus or query key');
  return result.data;
}

const service = () => strapi.service(UID) as unknown as CrmLinkService;

export default {
  /** GET /crm-links/actions (CALL-08). */
  async actions(ctx: Context) {
    const query = parse(actionsQuery, ctx.query);
    return service().programmesByAction(query.locale, query.campus);
  },

  /** GET /crm-links/:action/:course/campuses (CALL-08). */
  async campuses(ctx: Context) {
    const { action, course } = parse(choice, ctx.params);
    return service().campusesOf(action, course, parse(plainQuery, ctx.query).locale);
  },

  /** GET /crm-links/:action/:course/:campus (CALL-08, MODAL-09). */
  async link(ctx: Context) {
    const { action, course, campus } = parse(choice.extend({ campus: slug }), ctx.params);
    parse(plainQuery, ctx.query);
    const url = await service().findUrl(action, course, campus);
    return url === undefined ? ctx.notFound('This programme is not offered on this campus') : { url };
  },
};
