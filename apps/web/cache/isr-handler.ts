import { createRequire } from 'node:module';
import type FileSystemCacheClass from 'next/dist/server/lib/incremental-cache/file-system-cache';
import { strictPolicy } from './content-policy.ts';
import { askedStatus } from './page-status.ts';
import { createRenderStarts } from './render-starts.ts';
import { isBuild, tagManagerOrigin } from './settings.ts';
import { store } from './store.ts';

/** Next's own: it writes what a build renders, and reads it back. Internal, so Next is pinned and two-nodes.test.ts watches. */
const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache',
) as { default: typeof FileSystemCacheClass };

type GetArguments = Parameters<FileSystemCacheClass['get']>;
type SetArguments = Parameters<FileSystemCacheClass['set']>;
type Entry = NonNullable<Awaited<ReturnType<FileSystemCacheClass['get']>>>;
type Value = Entry['value'];
type CacheControl = Entry['cacheControl'];
type TagContext = { tags?: string[]; softTags?: string[] };

const NOT_FOUND_LIFE_S = 600;
const FETCH_LIFE_S = 604_800;
const TAGS_HEADER = 'x-next-cache-tags';
const POLICY_HEADER = 'content-security-policy';

const starts = createRenderStarts();

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && 'lastModified' in value;
}

/** Next's own enumeration is not there at run time. */
function kindOf(value: Value): string | undefined {
  return value?.kind;
}

function headersOf(value: Value): Record<string, unknown> {
  return (value && 'headers' in value && (value.headers as Record<string, unknown>)) || {};
}

function isNotFound(value: Value): boolean {
  return value !== null && 'status' in value && value.status === 404;
}

function tagsOf({ value }: Entry, { tags = [], softTags = [] }: TagContext): string[] {
  if (kindOf(value) === 'FETCH') return [...tags, ...softTags];
  const listed = headersOf(value)[TAGS_HEADER];
  return typeof listed === 'string' ? listed.split(',').filter(Boolean) : [];
}

function isPast({ lastModified, cacheControl }: Entry): boolean {
  const revalidate = cacheControl?.revalidate;
  return typeof revalidate === 'number' && lastModified + revalidate * 1000 < Date.now();
}

/**
 * Only a page that is stored has a strict policy: its inline scripts are known, and stay what they are. It is stored with the
 * status it asks for. Set on the value itself, which Next also sends to the visitor for whom it was rendered.
 */
function completePage(value: Value): void {
  if (!value || !('rscData' in value) || typeof value.html !== 'string') return;
  value.headers = { ...value.headers, [POLICY_HEADER]: strictPolicy(value.html, tagManagerOrigin) };
  value.status = askedStatus(value.html) ?? value.status;
}

function lifeOf(value: Value, cacheControl: CacheControl): number | undefined {
  if (isNotFound(value)) return NOT_FOUND_LIFE_S;
  return kindOf(value) === 'FETCH' ? FETCH_LIFE_S : cacheControl?.expire;
}

/** Rendered pages and answers of route handlers. */
export default class IsrHandler extends FileSystemCache {
  constructor(context: ConstructorParameters<typeof FileSystemCacheClass>[0]) {
    super({
      ...context,
      maxMemoryCacheSize: 0,
      flushToDisk: isBuild && context.flushToDisk,
    });
  }

  override async get(...[key, context]: GetArguments): Promise<Entry | null> {
    return isBuild ? super.get(key, context) : this.#find(key, context);
  }

  async #find(...[key, context]: GetArguments): Promise<Entry | null> {
    await store.sync();
    const tagContext = context as TagContext;
    const verdictOf = (entry: Entry) => store.clock.verdict(tagsOf(entry, tagContext), entry.lastModified);
    const found = await store.get(
      `p:${key}`,
      (value) => isEntry(value) && verdictOf(value) === 'fresh' && !isPast(value),
    );
    const entry = isEntry(found) ? found : await this.#seed(key, context);
    const verdict = entry ? verdictOf(entry) : 'expired';
    if (entry && verdict === 'fresh' && !isPast(entry)) return entry;

    starts.note(key);
    if (!entry || verdict === 'expired') return null;
    return verdict === 'stale' ? this.#stale(entry) : entry;
  }

  /** Rendered again before it is answered, so that a visitor never sees what was changed; unless there is nothing to read it from. */
  #stale(entry: Entry): Entry | null {
    const isReplaceable = kindOf(entry.value) === 'FETCH' || store.isContentReachable();
    if (isReplaceable) return null;
    const lastModified = Math.min(entry.lastModified, Date.now() - 1001);
    return { ...entry, lastModified, cacheControl: { expire: entry.cacheControl?.expire, revalidate: 1 } };
  }

  async #seed(...[key, context]: GetArguments): Promise<Entry | null> {
    if (String(context.kind) === 'FETCH') return null;
    const seed = await super.get(key, context);
    if (seed) completePage(seed.value);
    return seed;
  }

  override async set(...[key, value, context]: SetArguments): Promise<void> {
    if (isBuild) return super.set(key, value, context);
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined;
    completePage(value);
    const entry: Entry = { lastModified: starts.take(key), value, cacheControl };
    await store.set(`p:${key}`, entry, lifeOf(value, cacheControl));
  }

  override async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    if (isBuild) return super.revalidateTag(tags, durations);
    await store.invalidate([tags].flat(), durations);
  }

  override resetRequestCache(): void {
    // Nothing is kept per request.
  }
}
