import { isProductionBuild } from '@/env/public';
import { CHUNK_RELOAD_SCRIPT } from '@/features/chunk-reload/chunk-reload.rules';
import { CONSENT_SCRIPT } from '@/features/consent/consent-script.rules';
import { DEVICE_SCRIPT } from '@/features/device/device.rules';
import { QUIET_CONSOLE_SCRIPT } from '@/features/quiet-console/quiet-console.rules';
import { BANNER_SCRIPT } from '@/shell/banner/banner.rules';

/** What runs before the first paint, in this order: the console is quiet before anything may speak (STATE-07). */
export const HEAD_SCRIPTS: readonly string[] = [
  ...(isProductionBuild ? [QUIET_CONSOLE_SCRIPT] : []),
  CHUNK_RELOAD_SCRIPT,
  DEVICE_SCRIPT,
];

/** Every inline script of the site, constants of the build: the policy of a page allows these and no other. */
export const INLINE_SCRIPTS: readonly string[] = [...HEAD_SCRIPTS, CONSENT_SCRIPT, BANNER_SCRIPT];
