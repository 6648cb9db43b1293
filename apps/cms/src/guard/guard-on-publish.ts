import { errors } from '@strapi/utils';
import { parisDay } from '@meridia/domain/paris-time';
import { askedLocales } from '../languages/asked-locales.rules';
import { isPublication, writtenDocumentId, type WriteCall } from '../validation/write-call';
import { readDeadLinks } from './dead-links';
import { blocking, findFindings } from './findings.rules';
import { GUARD_RULES } from './guard-rules.data';
import { readGuarded } from './guarded-document';
import type { Finding } from './guard.model';

/** One sentence for the whole, each on its field: the panel marks them (`details.errors`). */
function toRefusal(findings: readonly Finding[]): Error {
  const sentences = [...new Set(findings.map(({ sentence }) => sentence))];
  const marked = findings.map(({ path, sentence }) => ({
    path: path.map(String),
    message: sentence,
    name: 'ValidationError',
  }));
  return new errors.ValidationError(sentences.join(' '), { errors: marked });
}

/** Runs in the transaction of the write (changes/outbox.ts): a refusal undoes it, in all the languages of the call. */
export async function guardPublication(call: WriteCall, written: unknown): Promise<void> {
  const documentId = writtenDocumentId(call, written);
  if (!isPublication(call) || !documentId || !GUARD_RULES[call.uid]) return;

  for (const locale of askedLocales(call.params.locale)) {
    const document = await readGuarded(call.strapi, call.uid, { documentId, locale, status: 'published' });
    // Several languages were asked for, and this one is not among the drafts.
    if (!document) continue;
    const findings = blocking([
      ...findFindings(call.uid, document, { locale, today: parisDay(new Date()) }),
      ...(await readDeadLinks(call.strapi, document)),
    ]);
    if (findings.length > 0) throw toRefusal(findings);
  }
}
