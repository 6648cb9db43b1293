import type { Core } from '@strapi/strapi';
import { withGivenIdentity } from '../src/fence/document-identity';
import { inParallel } from './in-parallel';
import { contentHash, type SeedDocument } from './seed-document';

const PARALLEL = 4;

type Hashes = Record<string, string>;

/** What was loaded, by document: a second run with the same content writes nothing. */
function hashStore(strapi: Core.Strapi, group: string) {
  const store = strapi.store({ type: 'seed', name: 'content', key: group });
  return {
    read: async (): Promise<Hashes> => ((await store.get({})) as Hashes | null) ?? {},
    write: (hashes: Hashes) => store.set({ value: hashes }),
  };
}

async function writeDocument(strapi: Core.Strapi, document: SeedDocument): Promise<void> {
  const documents = strapi.documents(document.uid);
  const { documentId } = document;
  const status = 'published' as const;
  for (const { locale, data } of document.versions) {
    const exists = await strapi.db.query(document.uid).count({ where: { documentId } });
    if (exists) await documents.update({ documentId, locale, data, status });
    else
      await withGivenIdentity(() =>
        documents.create({ locale, data: { ...data, documentId } as never, status }),
      );
  }
}

/** Creates or updates the documents that changed since the last run. */
export async function writeDocuments(strapi: Core.Strapi, group: string, documents: readonly SeedDocument[]) {
  const store = hashStore(strapi, group);
  const hashes = await store.read();
  const changed = documents.filter((document) => hashes[document.documentId] !== contentHash(document));
  // Documents of one type that point to each other are published one at a time: together they would deadlock. Those that were
  // loaded before may do so by now.
  const isLinked = documents.some(({ isPatch, documentId }) => isPatch || documentId in hashes);
  const width = isLinked ? 1 : PARALLEL;
  try {
    await inParallel(changed, width, async (document) => {
      await writeDocument(strapi, document);
      hashes[document.documentId] = contentHash(document);
    });
  } finally {
    if (changed.length > 0) await store.write(hashes);
  }
  return changed.length;
}
