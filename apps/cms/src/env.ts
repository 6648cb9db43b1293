import { z } from 'zod';
import { SITE_KEYS } from '@meridia/domain/sites';

const secret = z.string().min(16);
const json = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'is not JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);

const serviceAccount = z.strictObject({
  site: z.enum(SITE_KEYS),
  role: z.enum(['site-reader', 'site-preview']),
  username: z.string().min(3),
  password: z.string().min(12),
});

const editor = z.strictObject({
  email: z.email(),
  password: z.string().min(8),
  firstname: z.string().min(1),
  lastname: z.string().min(1),
  /** Absent: an administrator of the whole service. */
  site: z.enum(SITE_KEYS).optional(),
});

export type ServiceAccount = z.infer<typeof serviceAccount>;
export type Editor = z.infer<typeof editor>;

const environment = z.object({
  // Dates are stored without a time zone: any other zone moves every event by an hour.
  TZ: z.literal('UTC', { error: 'must be UTC (events would move by an hour otherwise)' }),
  DATABASE_URL: z.string().startsWith('postgres'),
  /** How long a statement may take before it is an answer of its own; a seed, which nobody waits for, gives more. */
  DATABASE_PATIENCE_SECONDS: z.coerce.number().int().min(2).max(600).default(5),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().default(1337),
  PUBLIC_URL: z.url().default('http://127.0.0.1:1337'),
  /** Number of proxies whose X-Forwarded-For is trusted; 0 means none. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
  MEDIA_DIR: z.string().min(1),
  APP_KEYS: secret.transform((keys) => keys.split(',')),
  API_TOKEN_SALT: secret,
  TRANSFER_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  JWT_SECRET: secret,
  ENCRYPTION_KEY: secret,
  TOKEN_LIFETIME_SECONDS: z.coerce.number().int().min(1).default(3600),
  SERVICE_ACCOUNTS: json(z.array(serviceAccount)).default([]),
  EDITORS: json(z.array(editor)).default([]),
  /** By school, the hosts that its redirects may lead to: those of ALLOWED_REDIRECT_HOSTS of its site. */
  REDIRECT_HOSTS: json(z.partialRecord(z.enum(SITE_KEYS), z.array(z.string()))).default({}),
  MICRO_CACHE_MS: z.coerce.number().int().min(0).default(2000),
  MAX_CALLS_IN_FLIGHT: z.coerce.number().int().min(1).default(64),
  LOGIN_ATTEMPTS_PER_MINUTE: z.coerce.number().int().min(1).default(30),
});

export type Environment = z.infer<typeof environment>;

let checked: Environment | undefined;

/** The only reader of process.env in the content service; a wrong value stops the boot with its name. */
export function readEnvironment(): Environment {
  if (checked) return checked;

  const result = environment.safeParse(process.env);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment of the content service is not right:\n${problems.join('\n')}`);
  }
  checked = result.data;
  return checked;
}
