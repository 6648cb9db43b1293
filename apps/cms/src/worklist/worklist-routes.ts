import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { addPanelRoutes, askedSchool, panelUser, type PanelContext } from '../panel-api/panel-routes';
import { openDesk } from './desk';
import { orderFor } from './order.rules';
import { readWorklist } from './read-worklist';
import { SECTION_NAMES, type Worklist } from './worklist.model';

const FIRST_LINES = 8;
/** One section alone, as long as a screen can bear. */
const ALL_LINES = 200;

const query = z.strictObject({ site: z.string().optional(), section: z.enum(SECTION_NAMES).optional() });

/** WORK: what waits for somebody in her school, in the order of her role; or all of one section. */
export function addWorklistRoutes(strapi: Core.Strapi): void {
  const read = async (ctx: PanelContext) => {
    const site = askedSchool(ctx);
    const asked = query.safeParse(ctx.query);
    if (!asked.success) throw new errors.ValidationError('La demande n’est pas comprise.');
    const { section } = asked.data;
    const desk = await openDesk(strapi, ctx, { site, now: new Date() });
    const sections = section
      ? await readWorklist(desk, [section], ALL_LINES)
      : await readWorklist(desk, orderFor(panelUser(ctx)), FIRST_LINES);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { sections } satisfies Worklist;
  };
  addPanelRoutes(strapi, [{ method: 'GET', path: '/worklist', handler: read }]);
}
