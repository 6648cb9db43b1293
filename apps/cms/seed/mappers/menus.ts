import type { Locale } from '@meridia/domain/locales';
import type { SeedContext } from '../seed-context';
import type { SeedDocument } from '../seed-document';

const UID = 'api::menu-enrichi.menu-enrichi';
const TITLES: Record<string, string> = { navbarproto: 'Barre de navigation', footer: 'Pied de page' };

type Link = { label: string; url: string };
type Section = { Titre: string; items: Link[] };
type Entry = {
  __component: string;
  label: string;
  slug: string | null;
  url: string | null;
  items?: Link[];
  menu_sections?: Section[];
};
export type MenuFile = { type: string; locale: Locale; body: Entry[] };

/** Ids are given by the content service. */
function toLinks(links: readonly Link[] = []): Link[] {
  return links.map(({ label, url }) => ({ label, url }));
}

function toEntry({ __component, label, slug, url, items, menu_sections = [] }: Entry) {
  const head = { __component, label, slug, url };
  if (__component === 'core.menu-item') return head;
  if (__component === 'core.menu') return { ...head, items: toLinks(items) };
  const sections = menu_sections.map(({ Titre, items: links }) => ({ Titre, items: toLinks(links) }));
  return { ...head, items: toLinks(items), menu_sections: sections };
}

export function toMenus(context: SeedContext, files: readonly MenuFile[]): SeedDocument[] {
  const types = [...new Set(files.map(({ type }) => type))];
  return types.map((type) => ({
    uid: UID,
    documentId: context.idOf(UID, type),
    versions: files
      .filter((file) => file.type === type)
      .map(({ locale, body }) => ({
        locale,
        data: { site: context.site, type, title: TITLES[type] ?? type, body: body.map(toEntry) },
      })),
  }));
}
