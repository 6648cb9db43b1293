import { z } from 'zod';

/** The body of every refusal. */
export const errorWire = z.object({
  data: z.null(),
  error: z.object({ status: z.int(), name: z.string(), message: z.string() }),
});
export type ErrorWire = z.infer<typeof errorWire>;
