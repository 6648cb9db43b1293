import { z } from 'zod';

/**
 * A field that the model does not require is null, or absent when it is not asked for; in English it is often
 * empty and filled from French by the site (I18N-04). The site sees one form of « nothing »: null, or an empty list.
 */
export function orNull<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? null);
}

export function orEmpty<Schema extends z.ZodType>(item: Schema) {
  return z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);
}

/** Strapi keeps the empty string of a field that an editor emptied, whatever the field's own pattern. */
export function textOrNull(text: z.ZodType<string, string> = z.string()) {
  return z
    .union([z.literal(''), text])
    .nullish()
    .transform((value) => value || null);
}
