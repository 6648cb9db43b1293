import type { Translated, TranslatedDocument } from '@/lib/translated';

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function slugOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'slug' in item ? item.slug : undefined;
}

/** Items of a list answer one another by their slug; those without one are left as they are. */
function completeList(english: readonly unknown[], french: readonly unknown[]): unknown[] {
  return english.map((item) => {
    const slug = slugOf(item);
    const original = slug === undefined ? undefined : french.find((one) => slugOf(one) === slug);
    return original === undefined ? item : complete(item, original);
  });
}

function completeObject(english: object, french: object): object {
  const originals = new Map<string, unknown>(Object.entries(french));
  const isMissing = ([field, value]: [string, unknown]) =>
    isEmpty(value) && !isEmpty(originals.get(field) ?? null);
  const entries = Object.entries(english);
  const frenchFields = entries.filter(isMissing).map(([field]) => field);
  const completed = entries.map((entry) => {
    const [field, value] = entry;
    return [field, isMissing(entry) ? originals.get(field) : complete(value, originals.get(field))];
  });
  return { ...Object.fromEntries(completed), ...(frenchFields.length > 0 && { frenchFields }) };
}

function complete(english: unknown, french: unknown): unknown {
  if (Array.isArray(english)) return Array.isArray(french) ? completeList(english, french) : english;
  if (typeof english !== 'object' || english === null) return english;
  return typeof french === 'object' && french !== null ? completeObject(english, french) : english;
}

/** I18N-04: the English version, its empty fields filled from French and named, at any depth. */
export function fillFromFrench<Model extends object>(english: Model, french: Model): Model & Translated;
export function fillFromFrench(english: object, french: object): object {
  return completeObject(english, french);
}

/** I18N-04: null when there is no such document, or none to show in English. */
export function chooseTranslation<Model extends object>(
  { english, french }: { english: Model | null; french: Model | null },
  untranslated: 'shown' | 'hidden',
): (Model & TranslatedDocument) | null {
  if (english) return french ? fillFromFrench(english, french) : english;
  return french && untranslated === 'shown' ? { ...french, isFrenchOnly: true } : null;
}
