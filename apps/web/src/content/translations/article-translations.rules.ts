import { LOCALES, type Locale } from '@meridia/domain/locales';

/** The address of a section page; without a slug, the page of the section itself. */
export type ArticlePlace = { rubrique: string; slug: string | null };

type KnownPlace = ArticlePlace & { documentId: string };
type Places = Record<Locale, readonly KnownPlace[]>;

/** Where the document of a place is, in each language that has it: its address is translated with it. */
export function findTranslations(
  { rubrique, slug }: ArticlePlace,
  locale: Locale,
  places: Places,
): Partial<Record<Locale, ArticlePlace>> {
  const isHere = (place: KnownPlace) => place.rubrique === rubrique && place.slug === slug;
  // A page shown in French for want of an English one (I18N-04) is at its French place.
  const document = places[locale].find(isHere) ?? LOCALES.flatMap((other) => places[other]).find(isHere);
  const translations = LOCALES.flatMap((other) => {
    const place = places[other].find(({ documentId }) => documentId === document?.documentId);
    return place ? [[other, { rubrique: place.rubrique, slug: place.slug }] as const] : [];
  });
  return Object.fromEntries(translations);
}
