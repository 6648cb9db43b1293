import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { parisDay } from '@meridia/domain/paris-time';
import { fenceActions, type PanelContext } from '../fence/panel-actions';
import { askedLocales } from '../languages/asked-locales.rules';
import { readTitles } from '../where-used/use-groups';
import { readDeadLinks } from './dead-links';
import { blocking, findFindings } from './findings.rules';
import { readGuarded } from './guarded-document';

type Sent = { documentIds?: unknown; locale?: unknown };

async function sentencesOf(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  locales: readonly string[],
): Promise<string[]> {
  const sentences = new Set<string>();
  for (const locale of askedLocales(locales)) {
    const document = await readGuarded(strapi, uid, { documentId, locale, status: 'draft' });
    if (!document) continue;
    const findings = [
      ...findFindings(uid, document, { locale, today: parisDay(new Date()) }),
      ...(await readDeadLinks(strapi, document)),
    ];
    for (const { sentence } of blocking(findings)) sentences.add(sentence);
  }
  return [...sentences];
}

/** Of several documents those that keep the others back, each with its reasons; nothing, when the guard has none. */
async function explain(strapi: Core.Strapi, { params, request }: PanelContext): Promise<string> {
  const { model = '' } = params;
  const { documentIds, locale } = (request.body ?? {}) as Sent;
  if (!Array.isArray(documentIds) || documentIds.length < 2) return '';
  const ids = documentIds.map(String);
  const titles = await readTitles(strapi, strapi.db.connection, model, ids);
  const told: string[] = [];
  for (const id of ids) {
    const sentences = await sentencesOf(strapi, model, id, askedLocales(locale));
    if (sentences.length > 0)
      told.push(`«\u00a0${titles.get(id) ?? ''}\u00a0»\u00a0: ${sentences.join(' ')}`);
  }
  return told.length === 0 ? '' : `Rien n’a été publié. ${told.join(' ')}`;
}

/** GUARD-07: of many that are published at once, the refusal names those that keep the others back. */
export function nameRefusedDocuments(strapi: Core.Strapi): void {
  fenceActions(strapi, 'plugin::content-manager.collection-types', {
    bulkPublish: (bulkPublish) => async (ctx, next) => {
      try {
        return await bulkPublish(ctx, next);
      } catch (error) {
        if (!(error instanceof errors.ValidationError)) throw error;
        // Who is refused by the guard might have published: what they are told is theirs to read.
        const explanation = await explain(strapi, ctx);
        throw explanation === '' ? error : new errors.ValidationError(explanation, error.details);
      }
    },
  });
}
