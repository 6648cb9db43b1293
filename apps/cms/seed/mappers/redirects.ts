import type { SeedContext } from '../seed-context';
import type { SeedDocument } from '../seed-document';

const UID = 'api::redirect.redirect';

export type RedirectFile = {
  source: string;
  destination: string;
  kind: string;
  group: string;
  active: boolean;
};

/** `status` is always 301 and not stored; the position keeps the order in which patterns are tried. */
export function toRedirect(context: SeedContext, file: RedirectFile, position: number): SeedDocument {
  const { source, destination, kind, group, active } = file;
  return {
    uid: UID,
    documentId: context.idOf(UID, source),
    versions: [
      { locale: 'fr', data: { site: context.site, source, destination, kind, group, active, position } },
    ],
  };
}
