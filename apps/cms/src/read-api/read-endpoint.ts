import type { UID } from '@strapi/strapi';

export type FilterOperator = '$eq' | '$in' | '$gte' | '$lt' | '$notNull' | '$null' | '$ne';

/** What a filter compares with. An instant may be given as a Paris day (AAAA-MM-JJ), which is its first instant. */
export type OperandKind = 'text' | 'integer' | 'boolean' | 'day' | 'instant';

/** What a populated relation or image may show. */
export type PopulateFields = Record<string, readonly string[]>;

/**
 * One read of the content API, closed on every side: what is not named here is refused (400), whatever the caller asks for.
 * Components and zones need no list: all their public fields are answered, computed from the model.
 */
export type ReadEndpoint = {
  uid: UID.ContentType;
  /** Fields of an item in a list. */
  fields: readonly string[];
  /** Relations and images of an item in a list, with their fields. */
  relations?: PopulateFields;
  /** Components and zones of an item in a list. */
  components?: readonly string[];
  /** What the document alone shows beside that. */
  detail?: { fields?: readonly string[]; relations?: PopulateFields; components?: readonly string[] };
  /** What every read of this type is limited to, e.g. active redirects. */
  always?: Record<string, unknown>;
  filters: Record<string, readonly FilterOperator[]>;
  /** Filtered fields that are not texts. */
  kinds?: Record<string, OperandKind>;
  sort: { allowed: readonly string[]; byDefault: readonly string[] };
  limit: { byDefault: number; max: number };
};

export const IMAGE_FIELDS = [
  'url',
  'alternativeText',
  'width',
  'height',
  'mime',
  'formats',
  'focalPoint',
] as const;
