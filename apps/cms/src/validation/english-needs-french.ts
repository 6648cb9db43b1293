import { errors } from '@strapi/utils';
import { askedLocales } from '../languages/asked-locales.rules';
import { isPublication, writtenDocumentId, type WriteCall } from './write-call';

/**
 * The site fills what English leaves out from French (I18N-04): an English page without its French one would be a page
 * that answers 404 in both languages. Runs in the transaction of the write: a refusal undoes it.
 */
export async function checkEnglishHasFrench(call: WriteCall, written: unknown): Promise<void> {
  if (!isPublication(call) || !isLocalised(call) || !askedLocales(call.params.locale).includes('en')) return;

  const where = {
    documentId: writtenDocumentId(call, written),
    locale: 'fr',
    publishedAt: { $notNull: true },
  };
  if ((await call.strapi.db.query(call.uid).count({ where })) === 0)
    throw new errors.ValidationError(
      'Publiez d’abord la version française : la version anglaise s’appuie sur elle.',
    );
}

function isLocalised({ strapi, uid }: WriteCall): boolean {
  const options = strapi.getModel(uid as 'api::event.event').pluginOptions as {
    i18n?: { localized?: boolean };
  };
  return options?.i18n?.localized === true;
}
