import type { ContentClient } from '@meridia/content-client/content-client';
import {
  CRM_UIDS,
  readCrmLink,
  readCrmNames,
  type CrmNames,
  type CrmPair,
} from '../src/content/client/crm-feed.ts';
import { createBoundedMap } from '../src/lib/bounded-map.ts';
import { createKeptValue, type KeptValue } from './kept-value.ts';

/** Some ten times the links of a school. */
const MAX_LINKS = 10_000;

/** The CRM links in memory, as they are asked for (ROUTE-14): read again when the content changes, kept during an outage. */
export function createCrmLinks(client: ContentClient) {
  const names = createKeptValue(() => readCrmNames(client));
  const links = createBoundedMap<KeptValue<string | null>>(MAX_LINKS);

  function linkOf(pair: CrmPair): KeptValue<string | null> {
    const key = [pair.action, pair.programme, pair.campus].join('/');
    const link = links.get(key) ?? createKeptValue(() => readCrmLink(client, pair));
    links.set(key, link);
    return link;
  }

  return {
    readNames: (): Promise<CrmNames> => names.get(),
    /** Null when there is none. */
    readLink: (pair: CrmPair): Promise<string | null> => linkOf(pair).get(),

    hearChanges(uids: readonly string[]): void {
      if (!uids.some((uid) => CRM_UIDS.includes(uid))) return;
      names.markChanged();
      for (const link of links.values()) link.markChanged();
    },
  };
}

export type CrmLinks = ReturnType<typeof createCrmLinks>;
