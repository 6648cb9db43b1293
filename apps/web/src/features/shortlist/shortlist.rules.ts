import { SHORTLIST_LIFE_S, SHORTLIST_MAX } from '@meridia/domain/shortlist';
import { isRecord } from '@/lib/is-record';
import { isSlug } from '@/lib/slug';

/** A programme that a visitor keeps on her device: enough to be read without a network. */
export type Kept = { slug: string; name: string };

const LIFE_MS = SHORTLIST_LIFE_S * 1000;
const NAME_MAX = 200;

function isKept(value: unknown): value is Kept {
  return (
    isRecord(value) &&
    typeof value.slug === 'string' &&
    isSlug(value.slug) &&
    typeof value.name === 'string' &&
    value.name.length <= NAME_MAX
  );
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

/** What is kept, unless it is too old; whatever else is in its place is nothing. */
export function keptProgrammes(text: string | null, now: number): Kept[] {
  const record = readJson(text);
  if (!isRecord(record) || !Array.isArray(record.programmes)) return [];
  const age = now - Date.parse(String(record.at));
  if (!(age >= 0 && age < LIFE_MS)) return [];
  const kept: unknown[] = record.programmes;
  return kept
    .filter(isKept)
    .map(({ slug, name }) => ({ slug, name }))
    .slice(0, SHORTLIST_MAX);
}

/** Null: nothing is left to keep. */
export function shortlistRecord(programmes: readonly Kept[], now: number): string | null {
  return programmes.length === 0 ? null : JSON.stringify({ at: new Date(now).toISOString(), programmes });
}

/** Kept if it was not, and the other way round; the newest first, and the oldest gives way. */
export function toggled(programmes: readonly Kept[], one: Kept): Kept[] {
  const others = programmes.filter(({ slug }) => slug !== one.slug);
  return others.length < programmes.length ? others : [one, ...others].slice(0, SHORTLIST_MAX);
}
