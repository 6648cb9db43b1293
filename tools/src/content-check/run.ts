import path from 'node:path';
import { parisDay } from '@meridia/domain/paris-time';
import { SITE_KEYS } from '@meridia/domain/sites';
import { print } from '../preparation/print.ts';
import { CMS_FOLDER } from '../services/repository.ts';
import { statementsOf } from './check.ts';
import { priceTable } from './price-table.ts';
import { readSchoolContent } from './school-content.ts';
import { isContradiction, type Statement } from './statement.ts';

/** `pnpm content:check`: what the content says in several places, compared; and the price of every programme. */
const today = process.env.SEED_TODAY ?? parisDay(new Date());

function summary(statements: readonly Statement[]): string {
  const topics = [...new Set(statements.map(({ topic }) => topic))];
  return topics
    .map((name) => `${name} ${statements.filter(({ topic }) => topic === name).length}`)
    .join(', ');
}

let contradictions = 0;
for (const site of SITE_KEYS) {
  const content = readSchoolContent(path.join(CMS_FOLDER, 'seed/content', site), today);
  const statements = statementsOf(content);
  const wrong = statements.filter(isContradiction);
  contradictions += wrong.length;
  print(`${site}, on ${today}`);
  for (const row of priceTable(content)) print(`  ${row}`);
  print(
    `  ${statements.length} statements compared (${summary(statements)}), ${wrong.length} contradictions`,
  );
  for (const { topic, place, says, is } of wrong) print(`  ${topic}: ${place} — says ${says}, is ${is}`);
}
process.exitCode = contradictions === 0 ? 0 : 1;
