import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { CMS_FOLDER } from '@meridia/tools/services/repository';
import type { EditorSession } from './editor-session.ts';

const attribute = z.object({
  type: z.string(),
  target: z.string().optional(),
  component: z.string().optional(),
  components: z.array(z.string()).optional(),
  repeatable: z.boolean().optional(),
  customField: z.string().optional(),
});
const models = z.object({
  data: z.array(z.object({ uid: z.string(), attributes: z.record(z.string(), attribute) })),
});

export type Attribute = z.infer<typeof attribute>;
/** The fields of a type of content or of a component, by its name. */
export type Models = ReadonlyMap<string, Readonly<Record<string, Attribute>>>;

/** As the running service describes them to its panel. */
export async function readModels(admin: EditorSession): Promise<Models> {
  const answers = await Promise.all(
    ['content-types', 'components'].map((name) => admin.ask('GET', `/content-manager/${name}`)),
  );
  return new Map(
    answers
      .flatMap(({ json }) => models.parse(json).data)
      .map(({ uid, attributes }) => [uid, attributes] as const),
  );
}

const tableIn = (file: string) =>
  z
    .object({ collectionName: z.string() })
    .parse(JSON.parse(readFileSync(path.join(CMS_FOLDER, file), 'utf8'))).collectionName;

/** The table of each type of content and of each component, from their sources: the panel does not say it. */
export function tablesOfModels(): ReadonlyMap<string, string> {
  const content = globSync('src/api/*/content-types/*/schema.json', { cwd: CMS_FOLDER });
  const components = globSync('src/components/*/*.json', { cwd: CMS_FOLDER });
  const uidOf = (file: string) => {
    const [, , folder = '', last = '', name = ''] = file.split(path.sep);
    return name === '' ? `${folder}.${path.basename(last, '.json')}` : `api::${folder}.${name}`;
  };
  return new Map([...content, ...components].map((file) => [uidOf(file), tableIn(file)]));
}
