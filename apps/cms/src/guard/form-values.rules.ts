import type { Guarded } from './guard.model';

type Change = { connect?: unknown; disconnect?: unknown };

const isChange = (value: unknown): value is Change =>
  typeof value === 'object' && value !== null && ('connect' in value || 'disconnect' in value);
const count = (list: unknown) => (Array.isArray(list) ? list.length : 0);

/** What a relation would be: the form sends what was added and taken away, never the whole. */
function applyChange(stored: unknown, { connect, disconnect }: Change): unknown[] {
  const known = [stored].flat().filter((one) => one !== null && one !== undefined);
  const left = known.slice(0, Math.max(0, known.length - count(disconnect)));
  return [...left, ...(Array.isArray(connect) ? connect : [])];
}

/** The document as it would be if the form were saved now. */
export function asSaved(stored: Guarded, values: Guarded): Guarded {
  const fields = Object.entries(values).map(([name, value]) => [
    name,
    isChange(value) ? applyChange(stored[name], value) : value,
  ]);
  return { ...stored, ...Object.fromEntries(fields) };
}
