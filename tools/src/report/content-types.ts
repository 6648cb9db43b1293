import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type ContentType = { name: string; table: string; hasDrafts: boolean };

type Schema = { collectionName: string; options?: { draftAndPublish?: boolean } };

/** The types of the content service, from its schemas: a new type is in the report from its first day. */
export function readContentTypes(apiFolder: string): ContentType[] {
  return readdirSync(apiFolder).flatMap((name) => {
    const file = path.join(apiFolder, name, 'content-types', name, 'schema.json');
    if (!existsSync(file)) return [];
    const { collectionName, options } = JSON.parse(readFileSync(file, 'utf8')) as Schema;
    return [{ name, table: collectionName, hasDrafts: options?.draftAndPublish ?? false }];
  });
}
