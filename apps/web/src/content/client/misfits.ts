import { MISFIT, type MisfitEntryWire, type MisfitNodeWire } from '@meridia/contract/misfit.wire';
import { leftOutOf } from '@meridia/contract/salvage';
import { toldOnce } from './told-once';

type Misfit = MisfitEntryWire | MisfitNodeWire;

/** The parts that are known: the others were logged when the answer came, and are skipped (MENU-04). */
export function fittingParts<Part extends object>(parts: readonly Part[]): Exclude<Part, Misfit>[] {
  return parts.filter((part): part is Exclude<Part, Misfit> => !isMisfit(part));
}

/** Says of an answer what the site will skip in it, however deep. */
export function logMisfits(source: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (isMisfit(value)) {
    const { received, reason } = value;
    toldOnce.warn('content part skipped', { source, received, reason });
    return;
  }
  for (const part of leftOutOf(value)) toldOnce.warn('content part left out', { source, ...part });
  for (const part of Object.values(value)) logMisfits(source, part);
}

function isMisfit(value: object): value is Misfit {
  return (
    ('__component' in value && value.__component === MISFIT) || ('type' in value && value.type === MISFIT)
  );
}
