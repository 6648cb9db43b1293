import type { Core } from '@strapi/strapi';
import { parisDay } from '@meridia/domain/paris-time';
import { SITE_KEYS, type SiteKey } from '@meridia/domain/sites';
import { createRepeatedTask } from '../changes/repeated-task';
import { tryLock } from '../database/session-lock';
import { readEnvironment } from '../env';
import { readStates, readUnknown } from './content-findings';
import { readVersions } from './read-versions';

const PERIOD_MS = 60_000;

async function lookAgain(
  strapi: Core.Strapi,
  site: SiteKey,
  { today, isStopped }: { today: string; isStopped: () => boolean },
): Promise<boolean> {
  const versions = await readVersions(strapi, site);
  const { unknown } = await readUnknown(strapi, { site, today, versions });
  await readStates(strapi, unknown, { site, today }, isStopped);
  return !isStopped();
}

/**
 * SCALE-04: once a day one process of several looks at all that a school has, so that nobody who opens the home of the panel waits for it.
 * Not in the first minute of a process, which has other things to do.
 */
export function createFindingsKeeper(strapi: Core.Strapi) {
  const lookedOn = new Map<SiteKey, string>();
  let isFirst = true;
  const keep = async (site: SiteKey, isStopped: () => boolean) => {
    const today = parisDay(new Date());
    if (isStopped() || lookedOn.get(site) === today) return;
    const release = await tryLock(readEnvironment().DATABASE_URL, `findings of ${site}`);
    if (!release) return;
    try {
      if (await lookAgain(strapi, site, { today, isStopped })) lookedOn.set(site, today);
    } finally {
      await release();
    }
  };
  return createRepeatedTask({
    periodMs: PERIOD_MS,
    async task(isStopped) {
      if (!isFirst) for (const site of SITE_KEYS) await keep(site, isStopped);
      isFirst = false;
    },
    onFailure: (message) => strapi.log.warn(`content not looked at: ${message}`),
  });
}
