import { aCampus } from '@meridia/contract/campuses.fixture';
import { toCampusCard } from './campus.mapper';
import type { CampusCard } from './campus.model';

/** A campus, as the content service describes one. */
export function aCampusCard(fields: Parameters<typeof aCampus>[0] = {}): CampusCard {
  return toCampusCard(aCampus(fields));
}
