import { checkAdmission } from './admission.check.ts';
import { checkAmounts } from './amounts.check.ts';
import { checkDates } from './dates.check.ts';
import { checkFacts } from './facts.check.ts';
import { checkFees } from './fees.check.ts';
import { checkParents } from './parents.check.ts';
import { checkReplies } from './replies.check.ts';
import { checkRents } from './rents.check.ts';
import type { SchoolContent } from './school-content.ts';
import type { Statement } from './statement.ts';

/** All that the content of a school says of itself in more than one place. */
export function statementsOf(content: SchoolContent): Statement[] {
  const checks = [
    checkFees,
    checkAdmission,
    checkReplies,
    checkDates,
    checkFacts,
    checkRents,
    checkAmounts,
    checkParents,
  ];
  return checks.flatMap((check) => check(content));
}
