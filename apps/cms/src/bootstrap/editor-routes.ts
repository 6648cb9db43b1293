import type { Core } from '@strapi/strapi';
import { addAccountRoutes } from '../accounts/account-routes';
import { endInvitations } from '../accounts/end-invitations';
import { hashNewInvitations } from '../accounts/hash-link-tokens';
import { watchAccounts } from '../accounts/watch-accounts';
import { addBinRoutes } from '../bin/bin-routes';
import { addCrmGridRoutes } from '../crm-grid/crm-grid-routes';
import { addGuardRoutes } from '../guard/guard-routes';
import { addHistoryRoutes } from '../history/history-routes';
import { addLinkRoutes } from '../links/link-routes';
import { addPreviewRoutes } from '../preview/preview-routes';
import { addReceiptRoutes } from '../receipts/receipt-routes';
import { addDeskRoutes } from '../redirect-desk/desk-routes';
import { addRedirectCsvRoutes } from '../redirects-csv/csv-routes';
import { addScheduleRoutes } from '../schedule/schedule-routes';
import { addTranslationRoutes } from '../translation-desk/translation-routes';
import { addUsedRoutes } from '../where-used/used-routes';
import { addWorklistRoutes } from '../worklist/worklist-routes';

/** What the panel of editors asks for, beside what Strapi has. */
export function addEditorRoutes(strapi: Core.Strapi): void {
  addRedirectCsvRoutes(strapi);
  addGuardRoutes(strapi);
  addReceiptRoutes(strapi);
  addScheduleRoutes(strapi);
  addDeskRoutes(strapi);
  addPreviewRoutes(strapi);
  addHistoryRoutes(strapi);
  addUsedRoutes(strapi);
  addBinRoutes(strapi);
  addWorklistRoutes(strapi);
  addTranslationRoutes(strapi);
  addCrmGridRoutes(strapi);
  addLinkRoutes(strapi);
  addAccountRoutes(strapi);
  endInvitations(strapi);
  hashNewInvitations(strapi);
  watchAccounts(strapi);
}
