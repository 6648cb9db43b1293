import { z } from 'zod';
import { startOfParisDay } from '@meridia/domain/paris-time';
import type { OperandKind } from './read-endpoint';

const MAX_LENGTH = 200;
// PostgreSQL has no null character: a query that holds one would be an error, not an empty answer.
// eslint-disable-next-line no-control-regex -- the null character is what is looked for
const NULL_CHARACTER = /\u0000/;

const text = z
  .union([z.string(), z.number(), z.boolean()])
  .transform(String)
  .refine((value) => value.length <= MAX_LENGTH && !NULL_CHARACTER.test(value));
const instant = z.union([z.iso.date().transform(startOfParisDay), z.iso.datetime({ offset: true })]);

const OPERANDS: Record<OperandKind, z.ZodType> = {
  text,
  integer: z.coerce
    .string()
    .regex(/^-?\d{1,9}$/)
    .transform(Number),
  boolean: z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]),
  day: z.iso.date(),
  instant,
};

/** What a filter compares with, checked by the kind of its field; undefined when it does not fit. */
export function parseOperand(kind: OperandKind, value: unknown): unknown {
  const result = OPERANDS[kind].safeParse(value);
  return result.success ? result.data : undefined;
}
