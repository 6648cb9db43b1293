import { createClient, RESP_TYPES } from 'redis';

type Dependences = { tags: readonly string[] };
/** What is stored of a page beside its bytes, as far as it says what makes it out of date. */
export type StoredFacts = { about: Dependences; around: Dependences };

/** The facts come first, after their length. */
function factsOf(bytes: Buffer): StoredFacts {
  return JSON.parse(bytes.subarray(4, 4 + bytes.readUInt32BE(0)).toString()) as StoredFacts;
}

/** Of every page that the nodes share. */
export async function readStoredFacts(redisUrl: string): Promise<StoredFacts[]> {
  const client = createClient({ url: redisUrl });
  await client.connect();
  try {
    const keys = (await client.keys('meridia:page:*')).filter((key) => !key.includes(':lock:'));
    const reader = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
    const values = await Promise.all(keys.map((key) => reader.get(key)));
    return values.flatMap((bytes) => (bytes ? [factsOf(bytes)] : []));
  } finally {
    client.destroy();
  }
}

type Changed = { uid: string; documentId?: string; isInPlace?: boolean };

/** What a change touches, as the nodes name it: documents, whatever follows its type, and its places unless it stays in them. */
export const touchedBy = ({ uid, documentId, isInPlace = false }: Changed): string[] => [
  uid,
  ...(documentId ? [documentId] : []),
  ...(isInPlace ? [] : [`places ${uid}`]),
];

/** What a change that names these does to the pages: made again before they are answered, or behind. */
export function staleAfter(facts: readonly StoredFacts[], changed: readonly string[]) {
  const has = ({ tags }: Dependences) => changed.some((tag) => tags.includes(tag));
  const blocking = facts.filter(({ about }) => has(about)).length;
  const behind = facts.filter(({ about, around }) => !has(about) && has(around)).length;
  return { blocking, behind };
}
