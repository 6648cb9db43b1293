import { aCourse } from '@meridia/contract/courses.fixture';
import { toProgrammeDetail } from './programme-detail.mapper';
import type { ProgrammeDetail } from './programme-detail.model';

/** A programme, as the content service describes one. */
export function aProgrammeDetail(fields: Parameters<typeof aCourse>[0] = {}): ProgrammeDetail {
  return toProgrammeDetail(aCourse(fields));
}
