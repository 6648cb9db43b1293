import { MISFIT } from '@meridia/contract/misfit.wire';

/** The entries and nodes, at any depth, that the contract does not know: a page would show without them. */
export function misfitsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(misfitsIn);
  if (typeof value !== 'object' || value === null) return [];

  const isMisfit =
    ('__component' in value && value.__component === MISFIT) || ('type' in value && value.type === MISFIT);
  return isMisfit ? [value] : Object.values(value).flatMap(misfitsIn);
}
