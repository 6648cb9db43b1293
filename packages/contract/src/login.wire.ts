import { z } from 'zod';

/** `POST /login` (CALL-01) */
export const loginWire = z.object({
  access_token: z.string().min(1),
  /** In seconds. */
  expires_in: z.number().positive(),
});
export type LoginWire = z.infer<typeof loginWire>;
