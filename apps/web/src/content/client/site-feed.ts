import { randomUUID } from 'node:crypto';
import { changesWire, type ChangesWire } from '@meridia/contract/changes.wire';
import { CHANGES_PATH } from '@meridia/contract/endpoints';
import { AppError } from '@meridia/domain/app-error';
import { DEFAULT_LOCALE } from '@meridia/domain/locales';
import { readServerEnvironment } from '@/env/server';
import { log } from '@/lib/log';
import { contentClient } from './content-client';

/** Tells the nodes of a site apart for as long as they run: the content service says which of them are fresh. */
const NODE = randomUUID();

const client = () => contentClient(readServerEnvironment(), log);

/** What changed after a number of the feed. */
export async function readChanges(since: number): Promise<ChangesWire> {
  const feed = await client().get(CHANGES_PATH, {
    locale: DEFAULT_LOCALE,
    query: { since, node: NODE },
    schema: changesWire,
  });
  if (feed) return feed;
  throw new AppError({ scope: 'server', source: CHANGES_PATH, statusCode: 404, errorText: 'No change feed' });
}

/** A call under way may have read what was there before a change. */
export const forgetPendingCalls = (): void => client().forgetPendingCalls();
