import { DEFAULT_LOCALE } from '@meridia/domain/locales';

/** I18N-04: what the English page takes from French. Neither field is there when all is in the language of the page. */
export type Translated = {
  /** The fields that English lacks, filled from French: each is shown with its language (`fieldLanguage`). */
  frenchFields?: readonly string[];
};

export type TranslatedDocument = Translated & {
  /** There is no English version: the whole is French and comes with a notice. */
  isFrenchOnly?: boolean;
};

/** EN-03: of a link to what is French altogether, shown in English or not. */
export function linkLanguage<Model extends TranslatedDocument>(model: Model, field: keyof Model & string) {
  return {
    lang: fieldLanguage(model, field),
    hrefLang: model.isFrenchOnly ? DEFAULT_LOCALE : undefined,
  };
}

/** For the attribute `lang` of what shows this field. */
export function fieldLanguage<Model extends TranslatedDocument>(
  model: Model,
  field: keyof Model & string,
): typeof DEFAULT_LOCALE | undefined {
  const isFrench = model.isFrenchOnly || model.frenchFields?.includes(field);
  return isFrench ? DEFAULT_LOCALE : undefined;
}
