import type { Step } from './steps.data.ts';

export type Trigger = { name: string; on: string; minutes: number };

export const ON_CHANGE: Trigger = {
  name: 'gate',
  on: `  push:
    branches: [main]
  pull_request:
`,
  minutes: 45,
};
export const EACH_NIGHT: Trigger = {
  name: 'nightly',
  on: `  schedule:
    - cron: '17 2 * * *'
  workflow_dispatch:
`,
  minutes: 90,
};

const head = ({
  name,
  on,
  minutes,
}: Trigger) => `# Made from tools/src/ci/steps.data.ts by \`pnpm ci:workflow\`: change the table, not this file.
name: ${name}
on:
${on}permissions:
  contents: read
concurrency:
  group: ${name}-\${{ github.ref }}
  cancel-in-progress: true
jobs:
  ${name}:
    name: \${{ matrix.checks.name }}
    runs-on: ubuntu-latest
    timeout-minutes: ${minutes}
    # Debian, as where it was written: Chromium and the fonts come from there, and PostgreSQL and Redis are on this machine.
    container: node:24-bookworm
    strategy:
      fail-fast: false
      matrix:
        checks:
`;

/** By their commit: a tag can be moved to other code. `.github/dependabot.yml` brings the next ones. */
const CHECKOUT = 'actions/checkout@93cb6efe18208431cddfb8368fd83d5badbf9bfd # v5.0.1';
const UPLOAD_ARTIFACT = 'actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02 # v4.6.2';

const FOOT = `    steps:
      - uses: ${CHECKOUT}
      - run: |
          apt-get update
          apt-get install --yes --no-install-recommends postgresql redis-server
          sed -i -E 's/(peer|scram-sha-256)$/trust/' /etc/postgresql/*/main/pg_hba.conf
          service postgresql start
          service redis-server start
      - run: bash .ci/run \${{ matrix.checks.steps }}
      - if: failure()
        uses: ${UPLOAD_ARTIFACT}
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

type Entry = readonly [name: string, steps: readonly Step[]];

const write = (entries: readonly Entry[], trigger: Trigger) => {
  const lines = entries.map(
    ([name, chosen]) => `          - name: ${name}\n            steps: '${chosen.map(quote).join(' ')}'\n`,
  );
  return `${head(trigger)}${lines.join('')}${FOOT}`;
};

/** A machine for each step that takes both slots of ours, and one for all that is left over. */
export function writeWorkflow(steps: readonly Step[]): string {
  const large = steps.filter(({ slots }) => slots === 2);
  const rest = steps.filter((step) => !large.includes(step));
  return write(
    [['checks', rest], ...large.map((step): Entry => [step.name, closureOf(step, steps)])],
    ON_CHANGE,
  );
}

/** A machine for each step of the night, with what of the gate it stands on. */
export const writeNightly = (steps: readonly Step[], nightly: readonly Step[]): string =>
  write(
    nightly.map((step): Entry => [step.name, closureOf(step, [...steps, step])]),
    EACH_NIGHT,
  );
