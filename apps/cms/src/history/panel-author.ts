import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import type { PanelUser } from '../panel-api/panel-routes';
import type { Author, VersionAction } from './version.rules';

type State = { user?: PanelUser; route?: { info?: { type?: string } } };

/** Who writes, in the panel; null where nobody does: a task of the service. */
export function panelAuthor(strapi: Core.Strapi): Author {
  const state = strapi.requestContext.get()?.state as State | undefined;
  if (!state?.user || state.route?.info?.type === 'content-api') return null;
  const { id, firstname, lastname, email = '' } = state.user;
  return { id, name: [firstname, lastname].filter(Boolean).join(' ') || email };
}

const recorded = new AsyncLocalStorage<true>();

/** Content that is loaded over other content leaves in the history what it replaces (SEED-01). */
export const whileRecorded = <Result>(task: () => Promise<Result>): Promise<Result> =>
  recorded.run(true, task);

/** A process that answers nobody loads content into an empty database: there is no history to keep of that. */
export function keepsHistory(strapi: Core.Strapi): boolean {
  return strapi.server.httpServer.listening || recorded.getStore() === true;
}

const purposes = new AsyncLocalStorage<VersionAction>();

/** What is saved meanwhile is no ordinary save: the restoring of a version. */
export const savingAs = purposes.run.bind(purposes);
export const currentPurpose = (): VersionAction | undefined => purposes.getStore();
