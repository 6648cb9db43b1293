import type { Core } from '@strapi/strapi';
import { addPanelRoutes, panelSchoolsOf, type PanelContext } from '../panel-api/panel-routes';
import { readSchedule } from './read-schedule';

/** SCHED-03: what comes, what was done, and what could not be, of the schools that somebody edits. */
export function addScheduleRoutes(strapi: Core.Strapi): void {
  const read = async (ctx: PanelContext) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await readSchedule(strapi, panelSchoolsOf(ctx));
  };
  addPanelRoutes(strapi, [{ method: 'GET', path: '/schedule', handler: read }]);
}
