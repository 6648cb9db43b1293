import { z } from 'zod';
import { bodyEntryWire } from '@meridia/contract/body-zone.wire';
import { menuEntryWire } from '@meridia/contract/menus.wire';
import { pageBlockWire } from '@meridia/contract/page-blocks.wire';

type Schema = z.core.$ZodType;

/** The entries of dynamic zones, which the contract takes as they come (misfit.wire.ts). */
const ZONE_ENTRIES: readonly Schema[] = [pageBlockWire, bodyEntryWire, menuEntryWire];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a schema says of the wire: that which a transform is given, and not what it makes of it. */
function unwrap(schema: Schema): Schema {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return unwrap(schema.unwrap());
  if (schema instanceof z.ZodPipe) return unwrap(schema.in);
  if (schema instanceof z.ZodLazy) return unwrap(schema.unwrap());
  return schema;
}

/** What tells an entry of a zone from the others. */
const KIND = '__component';

/** Whether an object is for this value: one of several says so. */
function isOfKind(schema: Schema, value: Record<string, unknown>): boolean {
  if (!(schema instanceof z.ZodObject)) return false;
  const kind: Schema | undefined = schema.shape[KIND];
  return kind === undefined || z.safeParse(kind, value[KIND]).success;
}

function objectsIn(schema: Schema): Schema[] {
  const one = unwrap(schema);
  return one instanceof z.ZodUnion ? one.options.flatMap((option) => objectsIn(option)) : [one];
}

/** The object schema that a value is to be read by. */
function schemaOf(schema: Schema, value: Record<string, unknown>): Schema | undefined {
  const given = KIND in value ? [schema, ...ZONE_ENTRIES] : [schema];
  return given.flatMap(objectsIn).find((one) => isOfKind(one, value));
}

/** Where an answer lacks a key that the schema names: `price.perYear`. A key that is there and null is answered. */
export function missingKeys(schema: Schema, value: unknown, at: readonly string[] = []): string[] {
  const wanted = unwrap(schema);
  if (Array.isArray(value)) {
    const element = wanted instanceof z.ZodArray ? wanted.element : null;
    return element ? value.flatMap((item) => missingKeys(element, item, at)) : [];
  }
  const object = isRecord(value) && schemaOf(wanted, value);
  if (!object || !(object instanceof z.ZodObject)) return [];
  return Object.entries<Schema>(object.shape).flatMap(([key, field]) => {
    const path = [...at, key];
    return key in value ? missingKeys(field, value[key], path) : [path.join('.')];
  });
}
