import { stringify } from 'yaml';
import { PACES, type Pace } from './paces.data.ts';
import { toRuleTests } from './rule-tests.ts';
import { toRules } from './rules.ts';
import { SCRAPES, type ScrapedPlace } from './scrapes.data.ts';

/** Written as data gives it; a file made of it says where it comes from. */
const YAML_OPTIONS = { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false } as const;
const HEAD = '# Made from tools/src/observability by `pnpm alerts:write`: change the data, not this file.\n';

const toText = (data: unknown) => `${HEAD}${stringify(data, YAML_OPTIONS)}`;

export const rulesText = (pace: Pace): string => toText(toRules(PACES[pace]));
export const ruleTestsText = (pace: Pace): string => toText(toRuleTests(pace));

/** Beside it lie the rules. */
export function prometheusText(pace: Pace, place: ScrapedPlace): string {
  const { scrape } = PACES[pace];
  return toText({
    global: {
      scrape_interval: scrape,
      scrape_timeout: pace === 'drill' ? scrape : '5s',
      evaluation_interval: scrape,
    },
    rule_files: ['rules.yml'],
    scrape_configs: SCRAPES[place],
  });
}
