import type { Core } from '@strapi/strapi';
import { fenceActions } from '../fence/panel-actions';

/** The panel asks for ten at a time: of 26 campuses an editor saw ten, and nothing told her that there are more. */
const OFFERED_AT_ONCE = 100;

/** What a field may name is offered whole. */
export function offerWholeLists(strapi: Core.Strapi): void {
  fenceActions(strapi, 'plugin::content-manager.relations', {
    findAvailable: (findAvailable) => (ctx, next) => {
      Object.assign(ctx.query, { pageSize: String(OFFERED_AT_ONCE) });
      return findAvailable(ctx, next);
    },
  });
}
