import { inLocale, versionsOf, type Localised } from '../localised';
import type { SeedContext } from '../seed-context';
import type { SeedDocument } from '../seed-document';

const UID = 'api::key-figure.key-figure';

export type KeyFigureFile = {
  slug: string;
  order: number;
  value: number;
  suffix: string;
  label: Localised;
  note: Localised | null;
  source: Localised | null;
  year: number;
  cohort?: number;
  showOnHome: boolean;
};

export function toKeyFigure(context: SeedContext, file: KeyFigureFile): SeedDocument {
  const { slug, value, suffix, year, cohort, showOnHome } = file;
  return {
    uid: UID,
    documentId: context.idOf(UID, slug),
    versions: versionsOf(Boolean(file.label.en), (locale) => ({
      site: context.site,
      ...{ slug, value, suffix, year, cohort, showOnHome, position: file.order },
      label: inLocale(file.label, locale),
      note: inLocale(file.note, locale),
      source: inLocale(file.source, locale),
    })),
  };
}
