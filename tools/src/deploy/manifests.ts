import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { IContainer } from 'kubernetes-models/v1/Container';
import type { IPodSpec } from 'kubernetes-models/v1/PodSpec';
import { parse, parseAllDocuments } from 'yaml';
import { REPOSITORY } from '../services/repository.ts';

const DEPLOY = path.join(REPOSITORY, 'deploy');
const FOLDERS = ['base', 'demonstration'];

export const readDeploy = (name: string) => readFileSync(path.join(DEPLOY, name), 'utf8');

type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  spec: Record<string, unknown>;
};
export type Workload = {
  name: string;
  replicas: number | undefined;
  pod: IPodSpec;
  /** Its own. */
  container: IContainer;
};
type Kustomization = {
  resources: string[];
  images?: { name: string; newTag?: string; digest?: string }[];
  configMapGenerator?: { name: string; files?: string[]; literals?: string[] }[];
  secretGenerator?: { name: string; files: string[] }[];
};

export const kustomization = (folder: string) =>
  parse(readDeploy(`kubernetes/${folder}/kustomization.yaml`)) as Kustomization;

/** Every object that the folders hold, whether it is named by their kustomization or not. */
export const MANIFESTS: readonly Manifest[] = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(DEPLOY, 'kubernetes', folder))
    .filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')
    .flatMap((name) =>
      parseAllDocuments(readDeploy(`kubernetes/${folder}/${name}`)).map(
        (document) => document.toJS() as Manifest,
      ),
    ),
);

export const ofKind = (...kinds: string[]) => MANIFESTS.filter(({ kind }) => kinds.includes(kind));

function toWorkload(name: string, pod: IPodSpec, replicas?: number): Workload {
  const container = pod.containers.find((one) => one.name === name);
  if (!container) throw new Error(`${name} has no container of its name`);
  return { name, replicas, pod, container };
}

/** What runs for as long as the school does. */
export const WORKLOADS: readonly Workload[] = ofKind('Deployment', 'StatefulSet').map(
  ({ metadata, spec }) => {
    const { replicas, template } = spec as { replicas?: number; template: { spec: IPodSpec } };
    return toWorkload(metadata.name, template.spec, replicas);
  },
);

/** What runs now and then, to its end. */
export const JOBS: readonly Workload[] = ofKind('CronJob').map(({ metadata, spec }) => {
  const { jobTemplate } = spec as { jobTemplate: { spec: { template: { spec: IPodSpec } } } };
  return toWorkload(metadata.name, jobTemplate.spec.template.spec);
});

type ComposeService = {
  image?: string;
  build?: { target: string };
  environment?: Record<string, string | number>;
  read_only?: boolean;
  cap_drop?: string[];
  stop_grace_period?: string;
  entrypoint?: string[];
  command?: string[];
  volumes?: string[];
};

export const COMPOSE = parse(readDeploy('compose.yaml'), { merge: true }) as {
  services: Record<string, ComposeService>;
};
