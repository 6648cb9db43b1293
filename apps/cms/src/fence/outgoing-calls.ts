import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { fenceActions, type Action } from './panel-actions';

const closed = (): Action => () => {
  throw new errors.NotFoundError();
};

/**
 * PIC-04: the actions of Strapi that call an address which the body of a request names, from within the network of the service. Nobody
 * uses them: they are closed, to administrators too. The links of the CRM are asked by `crm-grid/ask-target.ts` (GRID-04).
 */
export function closeOutgoingCalls(strapi: Core.Strapi): void {
  fenceActions(strapi, 'plugin::upload.admin-upload', { uploadFromUrls: closed });
  fenceActions(strapi, 'admin::webhooks', {
    createWebhook: closed,
    updateWebhook: closed,
    triggerWebhook: closed,
  });
}
