import { addressOfTitle } from '../addresses/address-form.rules';
import { isBlank } from './values.rules';
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

/** GUARD-04: the address that the title gives when nobody has written one. */
function withAddress(document: Guarded): Guarded {
  return isBlank(document.slug) ? { ...document, slug: addressOfTitle(document) } : document;
}

/** The document as it would be if the form were saved now. */
export function asSaved(stored: Guarded, values: Guarded): Guarded {
  const fields = Object.entries(values).map(([name, value]) => [
    name,
    isChange(value) ? applyChange(stored[name], value) : value,
  ]);
  return withAddress({ ...stored, ...Object.fromEntries(fields) });
}
