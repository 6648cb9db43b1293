import { SITE_KEYS } from '@meridia/domain/sites';

type Route = { handler: string };
type Plugin = {
  contentTypes: { user: { schema: { attributes: Record<string, unknown> } } };
  routes: Record<string, (strapi: unknown) => { routes: Route[] }>;
};

/**
 * A service account belongs to one school. `/users/me` is answered by the site (CALL-03), so the plugin's own
 * route of that name, and with it every account route of the plugin, leaves the content API.
 */
export default (plugin: Plugin) => {
  plugin.contentTypes.user.schema.attributes.site = { type: 'enumeration', enum: SITE_KEYS };
  if (!plugin.routes['content-api'])
    throw new Error('users-permissions has no "content-api" routes any more: find where they are.');
  plugin.routes['content-api'] = () => ({ routes: [] });
  return plugin;
};
