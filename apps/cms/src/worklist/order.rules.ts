import type { AdminUser } from '../fence/editor-schools.rules';
import { SECTION_ORDERS, USUAL_ORDER } from './section-orders.data';
import type { SectionName } from './worklist.model';

/** « admissions-meridia » and « admissions-campus-boreal » are « admissions ». */
const kindOf = (code: string): string => code.slice(0, Math.max(0, code.indexOf('-')));

/** In which order somebody sees her sections; somebody with several roles, that of the first that has one. */
export function orderFor({ roles = [] }: AdminUser): readonly SectionName[] {
  const orders = roles.flatMap(({ code }) => {
    const order = SECTION_ORDERS[kindOf(code)];
    return order ? [order] : [];
  });
  return orders[0] ?? USUAL_ORDER;
}
