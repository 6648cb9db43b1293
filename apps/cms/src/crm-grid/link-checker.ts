import type { Core } from '@strapi/strapi';
import { SITE_KEYS } from '@meridia/domain/sites';
import { createRepeatedTask } from '../changes/repeated-task';
import { readEnvironment } from '../env';
import { nightOf } from './night.rules';
import { checkNight } from './nightly-check';

const PERIOD_MS = 60_000;

/** Looks every minute whether it is time. A night that a failure cut short is taken up again. */
export function createLinkChecker(strapi: Core.Strapi) {
  const { CRM_CHECK_HOUR: hour } = readEnvironment();
  return createRepeatedTask({
    periodMs: PERIOD_MS,
    async task(isStopped) {
      const night = hour === 'never' ? null : nightOf(new Date(), hour);
      if (night) for (const site of SITE_KEYS) await checkNight(strapi, { site, night }, isStopped);
    },
    onFailure: (message) => strapi.log.warn(`CRM links not checked: ${message}`),
  });
}
