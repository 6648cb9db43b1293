import type { Core } from '@strapi/strapi';
import { frenchWords } from '../history/french-words';
import { comparedVersions } from './accord.rules';
import { changesOf, localisedFields } from './localised.rules';
import { readSnapshots, type DocumentHistory } from './read-history';

type Asked = { uid: string; documentId: string; history: DocumentHistory };
type Pair = Asked & { key: string; then: number; now: number };

/** Two versions never say anything else: what changed between them is worked out once. */
const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 5000;

function pairOf(asked: Asked): Pair[] {
  const { french, english, mark } = asked.history;
  const compared = comparedVersions(french, english, mark?.version ?? null);
  return compared ? [{ ...asked, ...compared, key: `${compared.then} ${compared.now}` }] : [];
}

async function learn(strapi: Core.Strapi, pairs: readonly Pair[]): Promise<void> {
  const snapshots = await readSnapshots(
    strapi,
    pairs.flatMap(({ then, now }) => [then, now]),
  );
  const words = frenchWords(strapi, (address) => address);
  for (const { key, uid, then, now, history } of pairs) {
    const old = snapshots.get(then) ?? history.mark?.french;
    const young = snapshots.get(now);
    // Pruned in this very moment: the next question finds another pair.
    if (!old || !young) continue;
    const fields = localisedFields(strapi.contentType(uid as 'api::event.event'));
    const changed = fields.filter(
      (name) => changesOf(words, { uid, name }, { then: old, now: young }).length > 0,
    );
    known.set(
      key,
      changed.map((name) => words.labelOf(uid, name)),
    );
  }
}

/** By document, the French fields (as the form calls them) that changed since the English was saved; those without any are left out. */
export async function readChangedFields(
  strapi: Core.Strapi,
  documents: readonly Asked[],
): Promise<Map<string, readonly string[]>> {
  const pairs = documents.flatMap(pairOf);
  if (known.size > MOST_KNOWN) known.clear();
  await learn(
    strapi,
    pairs.filter(({ key }) => !known.has(key)),
  );
  const changed = pairs.map(({ documentId, key }) => [documentId, known.get(key) ?? []] as const);
  return new Map(changed.filter(([, labels]) => labels.length > 0));
}
