import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { REPOSITORY } from '../services/repository.ts';
import { NIGHTLY_STEPS, type Step } from './steps.data.ts';
import { writeNightly, writeWorkflow } from './workflow.ts';
import { workflows } from './write-workflow.ts';

const step = (name: string, rest: Partial<Step> = {}): Step => ({
  name,
  command: ['true'],
  needs: [],
  ...rest,
});

describe('the workflow of a forge', () => {
  it.each(Object.entries(workflows()))(
    '%s is what the table of steps makes of it (pnpm ci:workflow)',
    (file, text) => {
      expect(readFileSync(path.join(REPOSITORY, file), 'utf8')).toBe(text);
    },
  );

  it('gives each step of the night a machine with what of the gate it stands on', () => {
    const gate = [
      step('install'),
      step('build', { needs: ['install'] }),
      step('lint', { needs: ['install'] }),
    ];
    const text = writeNightly(gate, [
      step('restore', { needs: ['build'] }),
      step('chaos', { needs: ['build'] }),
    ]);
    expect(text).toContain(`- name: restore\n            steps: 'install build restore'`);
    expect(text).toContain(`- name: chaos\n            steps: 'install build chaos'`);
  });

  it('names the code of others by its commit, and never by a tag', () => {
    for (const text of Object.values(workflows())) {
      const used = [...text.matchAll(/uses: (\S+)/g)].map(([, name]) => name);
      expect(used.length).toBeGreaterThan(0);
      for (const name of used) expect(name).toMatch(/@[0-9a-f]{40}$/);
    }
  });

  it('names only scripts of the repository', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(REPOSITORY, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    for (const { command } of NIGHTLY_STEPS) expect(Object.keys(scripts)).toContain(command[1]);
  });

  it('proposes newer packages, actions and images, where each is named', () => {
    const { updates } = parse(readFileSync(path.join(REPOSITORY, '.github/dependabot.yml'), 'utf8')) as {
      updates: { 'package-ecosystem': string; directory: string }[];
    };
    expect(updates).toMatchObject([
      { 'package-ecosystem': 'npm', directory: '/' },
      { 'package-ecosystem': 'github-actions', directory: '/' },
      { 'package-ecosystem': 'docker', directory: '/deploy/containers' },
    ]);
    for (const file of ['pnpm-lock.yaml', '.github/workflows', 'deploy/containers/Dockerfile'])
      expect([file, existsSync(path.join(REPOSITORY, file))]).toEqual([file, true]);
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
