import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../services/repository.ts';
import { STEPS, type Step } from './steps.data.ts';
import { writeWorkflow } from './workflow.ts';
import { WORKFLOW_FILE } from './write-workflow.ts';

const step = (name: string, rest: Partial<Step> = {}): Step => ({
  name,
  command: ['true'],
  needs: [],
  ...rest,
});

describe('the workflow of a forge', () => {
  it('is what the table of steps makes of it (pnpm ci:workflow)', () => {
    expect(readFileSync(path.join(REPOSITORY, WORKFLOW_FILE), 'utf8')).toBe(writeWorkflow(STEPS));
  });

  it('gives a large step a machine of its own, with all it stands on', () => {
    const text = writeWorkflow([
      step('install'),
      step('build', { needs: ['install'] }),
      step('lint', { needs: ['install'] }),
      step('page budget', { needs: ['build'], slots: 2 }),
    ]);
    expect(text).toContain(`- name: checks\n            steps: 'install build lint'`);
    expect(text).toContain(`- name: page budget\n            steps: 'install build "page budget"'`);
  });
});
