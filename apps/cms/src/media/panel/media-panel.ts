import { frenchAdminTranslations } from '../../admin/translations/french';
import type { Capability } from '../../admin/panel-app';
import { hideItems } from './hide-items';

/** The entry of the menu « Nouveau » whose call is closed (fence/outgoing-calls.ts); Strapi has no setting for it. */
const CLOSED = ['File upload from URL', frenchAdminTranslations['upload.import-from-url'] ?? ''];

/** PIC-04: pictures come from the computer of the editor. */
export const mediaPanel: Capability = {
  register: () => hideItems(document, CLOSED),
};
