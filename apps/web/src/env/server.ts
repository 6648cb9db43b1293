import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { LOCALES } from '@meridia/domain/locales';
import { withSecretFiles } from '@meridia/domain/secret-files.rules';
import { SITE_KEYS } from '@meridia/domain/sites';
import { TAG_MANAGER_ID_SHAPE, TAG_MANAGER_URL } from '@meridia/domain/tag-manager';

/** An empty variable is an absent one: that is how a template of settings leaves one out. */
function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

function switched(byDefault: 'on' | 'off') {
  return z.preprocess(
    (value) => (value === '' ? undefined : value),
    z
      .enum(['on', 'off'])
      .default(byDefault)
      .transform((value) => value === 'on'),
  );
}

const httpUrl = z.url({ protocol: /^https?$/ });
const list = (text: string) => text.split(',').flatMap((item) => item.trim() || []);
const key = z.string().min(16);

const schema = z
  .object({
    SITE_KEY: z.enum(SITE_KEYS),
    /** With its base path: `http://127.0.0.1:1337/api`. */
    CONTENT_API_URL: httpUrl,
    CONTENT_USERNAME: z.string().min(1),
    CONTENT_PASSWORD: z.string().min(1),
    /** How long the content service may take for an answer. Ours: with the wait for its turn under the three seconds of a visitor. */
    CONTENT_TIMEOUT_MS: z.coerce.number().int().min(100).max(40_000).default(2000),
    /** PREVIEW-02: the account that reads drafts, and the secret that signs links to them; without them there are no previews. */
    PREVIEW_USERNAME: optional(z.string()),
    PREVIEW_PASSWORD: optional(z.string()),
    /** Several while one takes the place of another: each is accepted. */
    PREVIEW_SECRET: optional(
      z
        .string()
        .transform(list)
        .pipe(z.tuple([key], key)),
    ),
    /** Where editors work: who may show a preview in a frame. */
    ADMIN_URL: optional(httpUrl),
    /** REDIR-08: the canonical host; absent, no host is forced. */
    SITE_HOST: optional(z.hostname()),
    /** I18N-02 */
    ENABLED_LOCALES: z
      .enum(['fr', 'fr,en'])
      .default('fr')
      .transform((text) => LOCALES.filter((locale) => list(text).includes(locale))),
    ENGLISH_PREFIX: z.enum(['served', 'redirected']).default('served'),
    ENGLISH_SITE_URL: optional(httpUrl),
    /** I18N-04: a document without an English version is shown in French, or is not there. */
    UNTRANSLATED: z.enum(['shown', 'hidden']).default('shown'),
    MEDIA_DIR: z.string().startsWith('/', 'must be the absolute path of a folder'),
    /** Without it each process keeps its own cache. */
    REDIS_URL: optional(z.url({ protocol: /^rediss?$/ })),
    /** Apart from the address, so that it can come from a file and change. */
    REDIS_PASSWORD: optional(z.string()),
    /** How long the last good copy of a page or of an answer may stand in; nothing else bounds its age. */
    LAST_GOOD_DAYS: z.coerce.number().int().min(1).max(365).default(30),
    /** How long a node that is told to stop still answers, so that a balancer sees it leave. */
    LAME_DUCK_SECONDS: z.coerce.number().min(0).max(60).default(5),
    /** ROUTE-18 */
    AUTH_URL: optional(httpUrl),
    /** ROUTE-19 */
    ERROR_DEBUG: switched('off'),
    /** TRACK-05, CALL-11: whether visitors are asked before anything that is not necessary is kept. */
    CONSENT: optional(z.enum(['required', 'not-required'])).transform((value) => value ?? 'required'),
    /** CALL-11: without an id there is no tag manager. */
    TAG_MANAGER_ID: optional(z.string().regex(TAG_MANAGER_ID_SHAPE, 'must look like GTM-ABC123')),
    TAG_MANAGER_URL: optional(httpUrl).transform((value) => value ?? TAG_MANAGER_URL),
    /** CALL-02: where the browser makes its calls, with its base path; without it the site answers them itself, under /api. */
    BROWSER_API_URL: optional(httpUrl),
    /** Whether search engines may read this site: a trial of it is not for them. */
    SEARCH_ENGINES: optional(z.enum(['allowed', 'refused'])).transform((value) => value ?? 'allowed'),
    /** Whom somebody writes to who has found a weakness: `mailto:` or `https:`, for security.txt (RFC 9116). */
    SECURITY_CONTACT: optional(z.url({ protocol: /^(?:mailto|https)$/ })),
    /** Hosts outside the site that a redirect may lead to. */
    ALLOWED_REDIRECT_HOSTS: z.string().default('').transform(list),
    /** Whether an edge of ours sets X-Forwarded-For, X-Forwarded-Host and X-Request-Id; otherwise anyone may, and they are not read. */
    TRUSTED_EDGE: switched('off'),
    /** Calls under /api that one address may make. Ours: three for each of 400 visitors of a campus behind it. */
    CALLS_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
    /** Steps under /crm that one address may take. Ours: fifty a second is no open day, whoever shares the address. */
    ACTIONS_PER_MINUTE: z.coerce.number().int().min(1).default(3000),
    /** Where Prometheus reads metrics: a port of their own, since nobody outside may; without it there are none. */
    METRICS_PORT: optional(z.coerce.number().int().min(0).max(65_535)),
    METRICS_HOST: z.string().default('127.0.0.1'),
    /** The collector of traces (OTLP over HTTP, with its path), and the part of all requests that is traced. */
    TRACES_URL: optional(httpUrl),
    TRACE_RATIO: z.coerce.number().min(0).max(1).default(0.01),
    /** Where errors of the server are reported; without it they are only in the log. */
    ERROR_REPORTS_URL: optional(httpUrl),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    /** Only told by `/healthz` and part of the cache's prefix. */
    DEPLOYMENT_VERSION: z.string().default('local'),
  })
  .refine(({ ENABLED_LOCALES, ENGLISH_PREFIX, ENGLISH_SITE_URL }) => {
    const isElsewhere = ENABLED_LOCALES.includes('en') && ENGLISH_PREFIX === 'redirected';
    return !isElsewhere || ENGLISH_SITE_URL !== undefined;
  }, 'ENGLISH_SITE_URL must be set when English is enabled and redirected')
  .refine(({ PREVIEW_USERNAME, PREVIEW_PASSWORD, PREVIEW_SECRET }) => {
    const given = [PREVIEW_USERNAME, PREVIEW_PASSWORD, PREVIEW_SECRET].filter(Boolean);
    return given.length === 0 || given.length === 3;
  }, 'PREVIEW_USERNAME, PREVIEW_PASSWORD and PREVIEW_SECRET are set together, or none of them')
  .refine(
    ({ REDIS_URL, REDIS_PASSWORD }) => !REDIS_PASSWORD || !REDIS_URL || new URL(REDIS_URL).password === '',
    'REDIS_PASSWORD is set, and REDIS_URL has another',
  );

export type ServerEnvironment = z.infer<typeof schema>;
export const SETTING_NAMES = Object.keys(schema.shape);

/** What may come from a file, which `NAME_FILE` names. With its password, an account may change its name. */
const SECRET_NAMES = [
  'CONTENT_USERNAME',
  'CONTENT_PASSWORD',
  'PREVIEW_USERNAME',
  'PREVIEW_PASSWORD',
  'PREVIEW_SECRET',
  'REDIS_PASSWORD',
] as const satisfies readonly (keyof ServerEnvironment)[];

export type SecretName = (typeof SECRET_NAMES)[number];

type Variables = Record<string, string | undefined>;

export function parseServerEnvironment(variables: Variables): ServerEnvironment {
  const result = schema.safeParse(
    withSecretFiles(variables, SECRET_NAMES, (file) => readFileSync(file, 'utf8')),
  );
  if (result.success) return result.data;
  throw new Error(`The environment of the site is not right:\n${z.prettifyError(result.error)}`);
}

let checked: ServerEnvironment | undefined;

/** The settings of the site's server: read at run time, never at build, so that one build serves every school. */
export function readServerEnvironment(): ServerEnvironment {
  checked ??= parseServerEnvironment(process.env);
  return checked;
}
