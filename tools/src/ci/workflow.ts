import type { Step } from './steps.data.ts';

const HEAD = `# Made from tools/src/ci/steps.data.ts by \`pnpm ci:workflow\`: change the table, not this file.
name: gate
on:
  push:
    branches: [main]
  pull_request:
permissions:
  contents: read
concurrency:
  group: gate-\${{ github.ref }}
  cancel-in-progress: true
jobs:
  gate:
    name: \${{ matrix.checks.name }}
    runs-on: ubuntu-latest
    timeout-minutes: 45
    # Debian, as where it was written: Chromium and the fonts come from there, and PostgreSQL and Redis are on this machine.
    container: node:24-bookworm
    strategy:
      fail-fast: false
      matrix:
        checks:
`;

const FOOT = `    steps:
      - uses: actions/checkout@v5
      - run: |
          apt-get update
          apt-get install --yes --no-install-recommends postgresql redis-server
          sed -i -E 's/(peer|scram-sha-256)$/trust/' /etc/postgresql/*/main/pg_hba.conf
          service postgresql start
          service redis-server start
      - run: bash .ci/run \${{ matrix.checks.steps }}
      - if: failure()
        uses: actions/upload-artifact@v4
        with:
          name: \${{ matrix.checks.name }}
          path: .tmp/ci-logs
          include-hidden-files: true
`;

/** What a step stands on, and itself, in the order of the table. */
function closureOf(step: Step, steps: readonly Step[]): Step[] {
  const found = new Set([step.name]);
  for (const other of steps.toReversed()) {
    if (found.has(other.name)) for (const name of other.needs) found.add(name);
  }
  return steps.filter(({ name }) => found.has(name));
}

const quote = ({ name }: Step) => (name.includes(' ') ? `"${name}"` : name);

/** A machine for each step that takes both slots of ours, and one for all that is left over. */
export function writeWorkflow(steps: readonly Step[]): string {
  const large = steps.filter(({ slots }) => slots === 2);
  const rest = steps.filter((step) => !large.includes(step));
  const entries: [name: string, steps: readonly Step[]][] = [
    ['checks', rest],
    ...large.map((step): [string, Step[]] => [step.name, closureOf(step, steps)]),
  ];
  const lines = entries.map(
    ([name, chosen]) => `          - name: ${name}\n            steps: '${chosen.map(quote).join(' ')}'\n`,
  );
  return `${HEAD}${lines.join('')}${FOOT}`;
}
