import type { Capability } from '../../admin/panel-app';
import { ReceiptPanel } from './receipt-panel';

export const receiptsPanel: Capability = {
  bootstrap({ contentManager }) {
    contentManager.addEditViewSidePanel([ReceiptPanel]);
  },
};
