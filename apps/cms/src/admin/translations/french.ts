import { adminFrench } from './admin.data';
import { apiErrorsFrench } from './api-errors.data';
import { contentManagerFrench } from './content-manager.data';
import { i18nFrench } from './i18n.data';
import { uploadFrench } from './upload.data';

// Strapi looks for a server message under `apiError.`, and some screens first add their plugin's name.
const API_ERROR_PREFIXES = ['apiError.', 'content-manager.apiError.', 'upload.apiError.'];

const apiErrors = Object.fromEntries(
  API_ERROR_PREFIXES.flatMap((prefix) =>
    Object.entries(apiErrorsFrench).map(([message, french]) => [prefix + message, french]),
  ),
);

/** Laid over Strapi's own French by `config.translations.fr`: the last spread wins, key by key. */
export const frenchAdminTranslations: Record<string, string> = {
  ...apiErrors,
  ...adminFrench,
  ...contentManagerFrench,
  ...uploadFrench,
  ...i18nFrench,
};
