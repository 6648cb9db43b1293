import type { IncomingMessage, ServerResponse } from 'node:http';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@meridia/domain/locales';
import { sendRedirectHits } from '@/content/redirect-hits/redirect-hits.query';
import { readServerEnvironment } from '@/env/server';
import { askedIcons } from '@/features/pwa/site-icons.rules';
import { localePath } from '@/lib/paths';
import { contentPrefix } from '@/store/key-prefix';
import { closeSharedRedis, sharedRedis } from '@/store/shared-redis';
import { createActionAnswers } from './action-answers';
import { createAddressCounts } from './address-counts';
import { createAddressTable } from './address-table';
import { createCallGuard } from './call-guard';
import { createCalls } from './calls';
import { createChangeFeed } from './change-feed';
import { createFeedMemory } from './feed-memory';
import { createKeepAs } from './keep-as';
import { createKnownAddresses } from './known-addresses';
import { createKnownPages } from './known-pages';
import { measureNode } from './measure-node';
import { createMediaAnswers } from './media';
import { createChangeHandler } from './on-change';
import { createOwnAnswers, englishIsServed } from './own-answers';
import { createPageAnswers } from './page-answers';
import { lostKey, type Draw } from './page-maker';
import { createPlainAnswers } from './plain-answers';
import { createPossiblePages } from './possible-pages';
import { createPreviewAnswers } from './preview-answers';
import { createProbes } from './probes';
import { createSecurityHeaders } from './security-headers';
import { refill } from './refill';
import { createPageSender } from './send-page';
import { createShareImages } from './share-images';
import { createSiteHandler } from './site-handler';
import { createSitePages } from './site-pages';
import { createStaticFiles } from './static-files';
import { warmUp } from './warm-up';

/** What the engine gives: it draws documents, and names the build and its files. */
export type Engine = { draw: Draw; buildId: string; folders: readonly string[]; speculationRules: string };

export type Site = {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Told when it is known where addresses lead, or that it cannot be known now. */
  start: (onAddressed?: () => void) => Promise<void>;
  /** Says that it leaves, and still answers. */
  leave: () => void;
  /** Tells what it has counted, and lets go of what it holds. */
  close: () => Promise<void>;
};

/** The whole site behind one function: the same program in production and in development. */
export function createSite({ draw, buildId, folders, speculationRules }: Engine): Site {
  const environment = readServerEnvironment();
  const redis = sharedRedis();
  let isContentReachable = false;
  let isWarm = false;
  let isLeaving = false;

  const securityHeaders = createSecurityHeaders(environment);
  const plain = createPlainAnswers(securityHeaders);
  const keepAs = createKeepAs(environment);
  const files = createStaticFiles({ folders, names: askedIcons(environment.SITE_KEY) }, securityHeaders);
  const addressTable = createAddressTable();
  const counts = createAddressCounts({ send: sendRedirectHits });
  const locales: readonly Locale[] = englishIsServed(environment) ? LOCALES : [DEFAULT_LOCALE];
  const knownAddresses = createKnownAddresses(locales);
  const { own, shared, store, renewInUse } = createSitePages({
    environment,
    redis,
    draw,
    buildId,
    isContentReachable: () => isContentReachable,
  });
  const feed = createChangeFeed({
    memory: createFeedMemory(redis, contentPrefix(environment)),
    onChange: createChangeHandler(addressTable, knownAddresses),
    onMarked: renewInUse,
    onEmptied: () => void refill(own, shared),
    ...measureNode(environment, (isReachable) => {
      const isBack = isReachable && !isContentReachable;
      isContentReachable = isReachable;
      // What could not be rendered meanwhile: no change may come that would ask for it.
      if (isBack) renewInUse();
    }),
  });
  const isPossible = createPossiblePages(knownAddresses);
  const handle = createSiteHandler({
    knownPages: createKnownPages(() => [addressTable.current(), knownAddresses.version()]),
    isEdgeTrusted: environment.TRUSTED_EDGE,
    keepAs,
    counts,
    answerProbe: createProbes(plain, environment.DEPLOYMENT_VERSION, {
      isReady: () => addressTable.isLoaded() && isWarm && !isLeaving && feed.isAlive(),
    }),
    files,
    guardCalls: createCallGuard(environment, plain),
    answerPreview: createPreviewAnswers({ environment, draw, securityHeaders, plain }),
    answerItself: createOwnAnswers({
      environment,
      isSiteFile: files.has,
      addressTable,
      knownAddresses,
      plain,
      counts,
    }),
    answerCall: createCalls(environment, { plain, keepAs }),
    answerAction: createActionAnswers(plain),
    answerMedia: createMediaAnswers(environment.MEDIA_DIR, securityHeaders),
    answerShare: createShareImages({
      environment,
      redis,
      readSiteFile: files.read,
      securityHeaders,
      plain,
      keepAs,
      isPossible,
    }),
    pages: createPageAnswers({
      store,
      send: createPageSender(securityHeaders, {
        speculationRules,
        isEdgeTrusted: environment.TRUSTED_EDGE,
      }),
      plain,
      isPossible,
      isEdgeTrusted: environment.TRUSTED_EDGE,
      isSettled: addressTable.isLoaded,
    }),
    plain,
  });

  return {
    handle,
    async start(onAddressed): Promise<void> {
      counts.start();
      await feed.start();
      onAddressed?.();
      const first = locales.flatMap((locale) => [localePath(locale, '/'), lostKey(locale, 404)]);
      await warmUp(store, first, () => isLeaving);
      isWarm = true;
    },
    leave(): void {
      isLeaving = true;
      feed.stop();
    },
    async close(): Promise<void> {
      await counts.stop();
      closeSharedRedis();
    },
  };
}
