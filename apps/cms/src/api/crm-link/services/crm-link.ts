import type { Core } from '@strapi/strapi';
import { ACTIONS, type Action } from '@meridia/domain/actions';
import type { Locale } from '@meridia/domain/locales';

const UID = 'api::crm-link.crm-link';

type Option = { id: string; name: string; slug: string };
type Named = { documentId: string; slug?: string | null };

/** CRM links keep slugs; names come from the published course or campus in the asked language, else in French. */
async function findNames(
  strapi: Core.Strapi,
  uid: 'api::course.course' | 'api::campus.campus',
  locale: Locale,
) {
  const field = uid === 'api::course.course' ? 'name' : 'title';
  const read = (language: Locale): Promise<Named[]> =>
    strapi
      .documents(uid)
      .findMany({ locale: language, status: 'published', fields: ['slug', field], limit: 500 });

  const [french, translated] = await Promise.all([read('fr'), locale === 'fr' ? [] : read(locale)]);
  const options = [...french, ...translated].map((document): [string, Option] => {
    const slug = document.slug ?? '';
    const name = String((document as Record<string, unknown>)[field]);
    return [slug, { id: document.documentId, name, slug }];
  });
  return new Map(options);
}

function toOptions(slugs: Iterable<string>, names: Map<string, Option>): Option[] {
  return [...new Set(slugs)]
    .flatMap((slug) => names.get(slug) ?? [])
    .sort((left, right) => left.name.localeCompare(right.name, 'fr'));
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The programmes each action offers; with a campus, only those it offers there (MODAL-03). */
  async programmesByAction(locale: Locale, campus?: string): Promise<Record<Action, Option[]>> {
    const [links, names] = await Promise.all([
      strapi
        .documents(UID)
        .findMany({ filters: campus ? { campus } : {}, fields: ['action', 'course'], limit: 10_000 }),
      findNames(strapi, 'api::course.course', locale),
    ]);
    const lists = ACTIONS.map((action) => {
      const slugs = links.filter((link) => link.action === action).map((link) => link.course);
      return [action, toOptions(slugs, names)];
    });
    return Object.fromEntries(lists);
  },

  async campusesOf(action: Action, course: string, locale: Locale): Promise<Option[]> {
    const [links, names] = await Promise.all([
      strapi.documents(UID).findMany({ filters: { action, course }, fields: ['campus'], limit: 500 }),
      findNames(strapi, 'api::campus.campus', locale),
    ]);
    return toOptions(
      links.map(({ campus }) => campus),
      names,
    );
  },

  /** `undefined`: the pair is not listed; an empty url: it is listed without a link (MODAL-09). */
  async findUrl(action: Action, course: string, campus: string): Promise<string | undefined> {
    const link = await strapi
      .documents(UID)
      .findFirst({ filters: { action, course, campus }, fields: ['url'] });
    return link ? (link.url ?? '') : undefined;
  },
});
