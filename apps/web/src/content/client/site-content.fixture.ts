import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import {
  sendJson,
  startContentService,
  type FakeContentService,
  type ReceivedRequest,
} from '@meridia/content-client/content-service.fixture';
import { log } from '@/lib/log';
import { forgetAnswers } from './kept-answers';

type Handle = (request: ReceivedRequest, response: ServerResponse) => unknown;

/** The queries of the site against a content service on loopback, whose answers each test sets. */
export function useContentService() {
  let service: FakeContentService;
  let handle: Handle = () => undefined;
  const logged = { warn: vi.spyOn(log, 'warn'), error: vi.spyOn(log, 'error') };

  beforeAll(async () => {
    service = await startContentService((request, response) => handle(request, response));
    vi.stubEnv('SITE_KEY', 'meridia');
    vi.stubEnv('CONTENT_API_URL', service.baseUrl);
    vi.stubEnv('CONTENT_USERNAME', 'site');
    vi.stubEnv('CONTENT_PASSWORD', 'secret');
    vi.stubEnv('MEDIA_DIR', '/srv/media');
  });
  beforeEach(() => {
    forgetAnswers();
    for (const write of Object.values(logged)) write.mockReset().mockReturnValue(undefined);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await service.stop();
  });

  return {
    logged,
    answer: (next: Handle) => {
      handle = next;
    },
    answerJson: (status: number, body: unknown) => {
      handle = (_request, response) => sendJson(response, status, body);
    },
    lastRead: () => service.reads().at(-1),
  };
}
