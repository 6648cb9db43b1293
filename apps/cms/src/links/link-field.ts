import type { Core } from '@strapi/strapi';

/** The field of an address that may be one of the site's own pages. */
export const LINK_FIELD = { name: 'page-link', type: 'string', uid: 'global::page-link' } as const;

/** Where a redirect or a CRM link leads is an address, for visitors who come from elsewhere. */
export const WITHOUT_LINKS: ReadonlySet<string> = new Set([
  'api::redirect.redirect',
  'api::crm-link.crm-link',
]);

/** Strapi finds it by this name in the schemas, and does not start where it is missing. */
export function registerLinkField(strapi: Core.Strapi): void {
  strapi.customFields.register({ name: LINK_FIELD.name, type: LINK_FIELD.type });
}
