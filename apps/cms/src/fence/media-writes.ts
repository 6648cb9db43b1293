import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { FILE } from '../media/school-folders';
import {
  currentLibrary,
  homeOf,
  isOwn,
  refuseForeignFiles,
  refuseOthersFiles,
  type EditorLibrary,
} from './editor-library';

type FileData = { folder?: unknown; folderPath?: unknown; related?: unknown };
type FileEvent = { params: { data?: FileData; where?: unknown } };

const ROOT = '/';

/** A file at the root goes to the editor's folder; to a folder of another school it goes not at all. */
function keepAtHome(library: EditorLibrary, data: FileData): void {
  // An upload may name the document to put the picture in, past every check of documents; the panel never does.
  if (data.related !== undefined) throw new errors.ForbiddenError();
  if (data.folderPath === ROOT) {
    const { id, path } = homeOf(library);
    Object.assign(data, { folder: id, folderPath: path });
  }
  if (!isOwn(library, data.folderPath)) throw new errors.ForbiddenError();
}

/**
 * Whatever the call, an editor adds, changes and deletes files of her school only. At the lowest level there is: every
 * action of the panel that writes a file passes here, those of a later Strapi too.
 */
export function fenceMediaWrites(strapi: Core.Strapi): void {
  const refuseForeign = async (library: EditorLibrary, where: unknown) => {
    const rows: { id: number }[] = await strapi.db.query(FILE).findMany({ select: ['id'], where });
    const ids = rows.map(({ id }) => id);
    await refuseForeignFiles(strapi, library, ids);
    await refuseOthersFiles(strapi, ids);
  };
  const onChange = async ({ params }: FileEvent) => {
    const library = await currentLibrary(strapi);
    if (!library) return;
    await refuseForeign(library, params.where);
    if (params.data && ('folderPath' in params.data || 'related' in params.data))
      keepAtHome(library, params.data);
  };
  const refuseMany = async () => {
    if (await currentLibrary(strapi)) throw new errors.ForbiddenError();
  };
  strapi.db.lifecycles.subscribe({
    models: [FILE],
    async beforeCreate({ params }: FileEvent) {
      const library = await currentLibrary(strapi);
      if (library && params.data) keepAtHome(library, params.data);
    },
    beforeUpdate: onChange,
    beforeDelete: onChange,
    // Strapi's panel has no use for them; one that appears must be looked at first.
    beforeCreateMany: refuseMany,
    beforeUpdateMany: refuseMany,
    beforeDeleteMany: refuseMany,
  });
}
