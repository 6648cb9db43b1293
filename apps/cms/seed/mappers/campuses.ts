import { markdownToBlocks } from '../rich-text/markdown-to-blocks';
import { inLocale, toLines, versionsOf, type Localised } from '../localised';
import type { SeedContext } from '../seed-context';
import type { SeedDocument } from '../seed-document';
import { campusCover } from '../covers/cover-inputs';
import { coverFields } from '../covers/cover-fields';

const UID = 'api::campus.campus';

export type CampusFile = {
  slug: string;
  title: string;
  titleEn: string | null;
  lat: number;
  lng: number;
  rent?: { low: number; high: number; year: number; sourceUrl: string };
  heading: Localised;
  summary: Localised;
  description: Localised;
  access: string;
  handicap: string;
  keydata: { label: Localised; value: number; suffix: string }[];
  studentLife: string[];
  en?: { access: string; handicap: string; studentLife: string[] };
  team: string[];
  courses: string[];
} & Record<string, unknown>;

const PLAIN_FIELDS = [
  'slug',
  'city',
  'region',
  'country',
  'address',
  'postalCode',
  'lat',
  'lng',
  'phone',
  'email',
  'openingYear',
  'apprenticeshipAvailable',
] as const;

function blocksOf(markdown: string | null | undefined) {
  return markdown ? markdownToBlocks(markdown) : null;
}

export function toCampus(context: SeedContext, campus: CampusFile): SeedDocument {
  const plain = Object.fromEntries(PLAIN_FIELDS.map((name) => [name, campus[name]]));
  const { access, handicap, studentLife } = campus;
  const words = { fr: { access, handicap, studentLife }, en: campus.en };
  return {
    uid: UID,
    documentId: context.idOf(UID, campus.slug),
    versions: versionsOf(Boolean(campus.titleEn && campus.summary.en), (locale) => ({
      site: context.site,
      ...plain,
      rent: campus.rent ?? null,
      title: locale === 'fr' ? campus.title : campus.titleEn,
      heading: inLocale(campus.heading, locale),
      summary: inLocale(campus.summary, locale),
      description: blocksOf(inLocale(campus.description, locale)),
      access: blocksOf(words[locale]?.access),
      handicap: blocksOf(words[locale]?.handicap),
      keydata: campus.keydata.flatMap(({ label, ...datum }) => {
        const text = inLocale(label, locale);
        return text ? [{ ...datum, label: text }] : [];
      }),
      studentLife: toLines(words[locale]?.studentLife),
      ...coverFields(context, campusCover(campus, context.places), locale),
    })),
  };
}
