import type { Core } from '@strapi/strapi';
import { parisDay } from '@meridia/domain/paris-time';
import type { SiteKey } from '@meridia/domain/sites';
import { documentsWithin } from '../fence/own-campuses';
import { mayDo } from '../panel-api/panel-document';
import { panelUser, type PanelContext, type PanelUser } from '../panel-api/panel-routes';
import { lookAtContent, type Looked } from './content-findings';
import { readVersions, type Version } from './read-versions';
import type { Found, SectionName } from './worklist.model';

const ACTIONS = ['read', 'create', 'update'] as const;
type Action = (typeof ACTIONS)[number];

/** Somebody's desk: her school, what her role lets her do, and what several sections read once. */
export type Desk = {
  strapi: Core.Strapi;
  site: SiteKey;
  user: PanelUser;
  now: Date;
  may: (action: Action, uid: string) => boolean;
  /** Whether a document of a type that she may change is within her reach: for somebody of a campus, those of her campus alone. */
  reaches: (document: { documentId: string }) => boolean;
  versions: () => Promise<Version[]>;
  looked: () => Promise<Looked[]>;
};

/** WORK-01: what she can do something about. */
export const mends = ({ may, reaches }: Desk, one: { uid: string; documentId: string }): boolean =>
  may('update', one.uid) && reaches(one);

export type Section = {
  name: SectionName;
  /** Whether there is anything of it that she could do. */
  isFor: (desk: Desk) => boolean;
  read: (desk: Desk, limit: number) => Promise<Found>;
};

function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  return () => (answer ??= ask());
}

async function readRights(strapi: Core.Strapi, ctx: PanelContext): Promise<Desk['may']> {
  const rights = new Set<string>();
  for (const uid of Object.keys(strapi.contentTypes).filter((one) => one.startsWith('api::')))
    for (const action of ACTIONS) if (await mayDo(strapi, ctx, action, uid)) rights.add(`${action} ${uid}`);
  return (action, uid) => rights.has(`${action} ${uid}`);
}

export async function openDesk(
  strapi: Core.Strapi,
  ctx: PanelContext,
  { site, now }: { site: SiteKey; now: Date },
): Promise<Desk> {
  const versions = once(() => readVersions(strapi, site));
  const looked = once(async () =>
    lookAtContent(strapi, { site, today: parisDay(now), versions: await versions() }),
  );
  const may = await readRights(strapi, ctx);
  const user = panelUser(ctx);
  const within = await documentsWithin(strapi, user);
  const reaches: Desk['reaches'] = ({ documentId }) => within === null || within.has(documentId);
  return { strapi, site, user, now, may, reaches, versions, looked };
}
