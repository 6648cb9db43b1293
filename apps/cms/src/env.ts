import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { withSecretFiles } from '@meridia/domain/secret-files.rules';
import { SITE_KEYS } from '@meridia/domain/sites';
import { publicSettings } from './demonstration-secrets.rules';
import { SCHOOL_ROLE_NAMES, SCHOOL_ROLES } from './editor/school-roles.data';

const secret = z.string().min(16);
/** The first signs, each is accepted: so that one can take the place of another while both are in use. */
const keys = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.tuple([secret], secret));
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

/** A variable that is there and empty says as much as one that is not there. */
const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .literal('')
    .transform(() => undefined)
    .or(schema)
    .optional();

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
  /** What she is in her school. Campuses are chosen in the panel. */
  role: z.enum(SCHOOL_ROLE_NAMES.filter((role) => !SCHOOL_ROLES[role].isOfCampus)).default('redaction'),
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
  /** json: a line for a machine; text: for a person at a terminal. */
  LOG_FORMAT: z.enum(['json', 'text']).default('json'),
  /** Where Prometheus asks, apart from the service itself; without a port nothing is measured. */
  METRICS_PORT: orNone(z.coerce.number().int().min(0).max(65_535)),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** The collector that traces are sent to (OTLP over HTTP); without one there are none. */
  TRACES_URL: orNone(z.url({ protocol: /^https?$/ })),
  /** The part of the requests without a trace of their own that is traced. */
  TRACE_RATIO: z.coerce.number().min(0).max(1).default(0),
  /** Told with each metric and trace. */
  DEPLOYMENT_VERSION: z.string().default('local'),
  APP_KEYS: keys,
  API_TOKEN_SALT: secret,
  TRANSFER_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: keys,
  JWT_SECRET: keys,
  ENCRYPTION_KEY: secret,
  /** Signs preview links; the sites know it too (PREVIEW-03). */
  PREVIEW_SECRET: keys,
  TOKEN_LIFETIME_SECONDS: z.coerce.number().int().min(1).default(3600),
  SERVICE_ACCOUNTS: json(z.array(serviceAccount)).default([]),
  EDITORS: json(z.array(editor)).default([]),
  /** By school, the hosts that its redirects may lead to: those of ALLOWED_REDIRECT_HOSTS of its site. */
  REDIRECT_HOSTS: json(z.partialRecord(z.enum(SITE_KEYS), z.array(z.string()))).default({}),
  /** GRID-05: by school, the hosts that links to its CRM may lead to. A school that is not named has no limit. */
  CRM_HOSTS: json(z.partialRecord(z.enum(SITE_KEYS), z.array(z.string()))).default({}),
  /** By school, where its site is: for previews and « Voir sur le site ». A school that is not named has neither. */
  SITE_ADDRESSES: json(z.partialRecord(z.enum(SITE_KEYS), z.url({ protocol: /^https?$/ }))).default({}),
  /** At which hour, in Paris, the targets of CRM links are asked whether they are there. */
  CRM_CHECK_HOUR: z.union([z.literal('never'), z.coerce.number().int().min(0).max(23)]).default(3),
  /** Hosts of CRM links that are asked although they are on a private network. */
  CRM_CHECK_HOSTS: json(z.array(z.string())).default([]),
  MICRO_CACHE_MS: z.coerce.number().int().min(0).default(2000),
  MAX_CALLS_IN_FLIGHT: z.coerce.number().int().min(1).default(64),
  LOGIN_ATTEMPTS_PER_MINUTE: z.coerce.number().int().min(1).default(30),
  /** Of one account, from one address, in five minutes. */
  LOGIN_ATTEMPTS_PER_ACCOUNT: z.coerce.number().int().min(1).default(5),
});

export type Environment = z.infer<typeof environment>;
export const SETTING_NAMES = Object.keys(environment.shape);

/** What may come from a file, which `NAME_FILE` names. */
const SECRET_NAMES = [
  'DATABASE_URL',
  'APP_KEYS',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
  'PREVIEW_SECRET',
  'SERVICE_ACCOUNTS',
  'EDITORS',
] as const satisfies readonly (keyof Environment)[];

function refuse(problems: readonly string[]): never {
  const lines = problems.map((problem) => `  ${problem}`);
  throw new Error(`The environment of the content service is not right:\n${lines.join('\n')}`);
}

/** As its files say now. */
function parseEnvironment(): Environment {
  const variables = withSecretFiles(process.env, SECRET_NAMES, (file) => readFileSync(file, 'utf8'));
  const result = environment.safeParse(variables);
  if (!result.success)
    return refuse(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const known = publicSettings(result.data);
  if (known.length > 0)
    return refuse(known.map((name) => `${name}: is of the demonstration, and everybody knows it`));
  return result.data;
}

let checked: Environment | undefined;

/** The only reader of process.env in the content service; a wrong value stops the boot with its name. */
export function readEnvironment(): Environment {
  checked ??= parseEnvironment();
  return checked;
}

/** The accounts that the environment names now, and the file in which they are, if they are in one. */
export const currentServiceAccounts = (): ServiceAccount[] => parseEnvironment().SERVICE_ACCOUNTS;
export const serviceAccountsFile = (): string | undefined => process.env.SERVICE_ACCOUNTS_FILE;
