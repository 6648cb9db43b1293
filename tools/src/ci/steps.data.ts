export type Step = {
  name: string;
  command: readonly [string, ...string[]];
  /** Steps that must have passed: if one did not, this step is skipped and counted as failed. */
  needs: readonly string[];
  /** Steps that must be over, whatever their outcome. */
  after?: readonly string[];
  /** How many of the two slots it takes; a step that measures time or memory takes both. Ours: 1 unless told. */
  slots?: 1 | 2;
  /** The report of its tests; a step without one counts as one check. */
  report?: string;
};

export const SLOTS = 2;

const pnpm = (...words: string[]): Step['command'] => ['pnpm', ...words];

/** They keep both cores busy. What measures how long an outage is felt runs after them, alone: beside another it measures that one. */
const CONTENT_STEPS = ['contract', 'crawl', 'web', 'panel'];

/** In order of preference: of the steps that may start, the first one does. Long ones before short ones, so that no core waits at the end. */
export const STEPS: readonly Step[] = [
  { name: 'install', command: pnpm('install', '--frozen-lockfile'), needs: [] },
  { name: 'system packages', command: ['node', 'tools/src/ci/system-packages.ts'], needs: [] },
  { name: 'build packages', command: pnpm('build:packages'), needs: ['install'] },
  { name: 'types', command: pnpm('types'), needs: ['build packages'] },
  // Both write the notes of the compiler on the content service (apps/cms/.cache): not at once.
  { name: 'build', command: pnpm('build'), needs: ['build packages'], after: ['types'] },
  { name: 'format', command: pnpm('format:check'), needs: ['install'] },
  { name: 'lint', command: pnpm('lint'), needs: ['build packages'] },
  { name: 'unused', command: pnpm('unused'), needs: ['build packages'] },
  {
    name: 'unit',
    command: pnpm('test:unit'),
    needs: ['install', 'system packages'],
    report: 'unit.json',
  },
  {
    name: 'alerts',
    command: pnpm('test:alerts'),
    needs: ['install', 'system packages'],
    report: 'alerts.json',
  },
  { name: 'database template', command: pnpm('db:template'), needs: ['build'] },
  { name: 'content report', command: pnpm('cms:report'), needs: ['database template'] },
  {
    name: 'contract',
    command: pnpm('test:contract'),
    needs: ['database template'],
    report: 'contract.json',
  },
  {
    name: 'panel',
    command: pnpm('test:panel'),
    needs: ['database template', 'system packages'],
    report: 'panel.json',
  },
  {
    name: 'web',
    command: pnpm('test:web'),
    needs: ['database template', 'system packages'],
    report: 'web.json',
  },
  {
    name: 'crawl',
    command: pnpm('test:crawl'),
    needs: ['database template', 'system packages'],
    report: 'crawl.json',
  },
  {
    name: 'faults',
    command: pnpm('test:faults'),
    needs: ['database template'],
    after: CONTENT_STEPS,
    slots: 2,
    report: 'faults.json',
  },
  {
    name: 'outages',
    command: pnpm('test:outages'),
    needs: ['database template', 'system packages'],
    after: CONTENT_STEPS,
    slots: 2,
    report: 'outages.json',
  },
  {
    name: 'e2e',
    command: pnpm('test:e2e'),
    needs: ['database template', 'system packages'],
    slots: 2,
    report: 'e2e.json',
  },
  {
    name: 'soak',
    command: pnpm('test:soak', '--minutes', '3'),
    needs: ['database template', 'system packages'],
    after: CONTENT_STEPS,
    slots: 2,
  },
  {
    name: 'page budget',
    command: pnpm('bench:page'),
    needs: ['database template', 'system packages'],
    slots: 2,
    report: 'budget.json',
  },
  {
    name: 'spec coverage',
    command: pnpm('spec:coverage'),
    needs: ['install'],
    after: ['unit', 'contract', 'faults', 'web', 'outages', 'panel', 'e2e'],
  },
];

/** Too long for each change, each alone: `.ci/run <name>` with what it needs, and once a night (`.github/workflows/nightly.yml`). */
export const NIGHTLY_STEPS: readonly Step[] = [
  ...[
    { name: 'restore', script: 'test:restore', report: 'restore.json' },
    { name: 'chaos', script: 'test:chaos', report: 'chaos.json' },
    { name: 'stampede', script: 'test:stampede' },
    { name: 'reach', script: 'test:reach', report: 'contract.json' },
    { name: 'broken content', script: 'test:broken', report: 'web.json' },
  ].map(({ name, script, report }) => ({
    name,
    command: pnpm(script),
    needs: ['database template', 'system packages'],
    slots: 2 as const,
    report,
  })),
  // What is known of the dependencies changes while the code does not.
  { name: 'audit', command: pnpm('deps:audit'), needs: ['install'], slots: 2 },
  { name: 'sbom', command: pnpm('deps:sbom'), needs: ['install'], slots: 2 },
];
