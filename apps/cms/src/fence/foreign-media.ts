import type { Core } from '@strapi/strapi';
import { foldersOfNames } from '../media/file-names';
import { FILE, schoolFolders } from '../media/school-folders';
import { schoolOfPath } from '../media/school-folders.rules';
import { namedTargets, type Named } from './named-targets.rules';
import { picturesInText } from './text-pictures.rules';

type Model = { attributes: Record<string, Attribute> };
type Attribute = { type: string; component?: string; components?: readonly string[] };
type Data = Record<string, unknown>;
type NamedMedia = { field: string; files: Named[]; names: string[] };

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** The pictures that a document is given, in its fields, texts and components, however deep; named by the outer field. */
function namedMedia(strapi: Core.Strapi, model: Model, data: Data, outer?: string): NamedMedia[] {
  return Object.entries(model.attributes).flatMap(([name, attribute]) => {
    const value = data[name];
    const field = outer ?? name;
    if (attribute.type === 'media') return [{ field, files: namedTargets(value), names: [] }];
    if (attribute.type === 'blocks') return [{ field, files: [], names: picturesInText(value) }];
    if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') return [];
    return [value].flat().flatMap((part) => {
      const uid = isData(part) ? (attribute.component ?? String(part.__component)) : '';
      const component = strapi.components[uid as keyof typeof strapi.components];
      return isData(part) && component ? namedMedia(strapi, component, part, field) : [];
    });
  });
}

async function foldersOf(strapi: Core.Strapi, { files, names }: NamedMedia): Promise<string[]> {
  const rows: { folderPath: string }[] =
    files.length === 0
      ? []
      : await strapi.db.query(FILE).findMany({ select: ['folderPath'], where: { $or: files } });
  return [...rows.map(({ folderPath }) => folderPath), ...(await foldersOfNames(strapi, names))];
}

/** The first field of a document that is given a picture of another school than its own. */
export async function findForeignMedia(
  strapi: Core.Strapi,
  model: Model,
  data: Data,
  site: string,
): Promise<string | undefined> {
  const media = namedMedia(strapi, model, data).filter(({ files, names }) => files.length + names.length > 0);
  if (media.length === 0) return undefined;

  const folders = await schoolFolders(strapi);
  for (const named of media) {
    const schools = (await foldersOf(strapi, named)).map((path) => schoolOfPath(folders, path));
    if (schools.some((school) => school !== undefined && school !== site)) return named.field;
  }
  return undefined;
}
