import { describe, expect, it } from 'vitest';
import { useContentService } from '@/content/client/site-content.fixture';
import { answerManifest } from './answer-manifest';

const { answerJson } = useContentService();

describe('PWA-01 the manifest', () => {
  it('is not answered without the settings: a nameless one would take the place of the one that is known', async () => {
    answerJson(500, {});

    expect(await answerManifest()).toEqual({
      status: 503,
      headers: { 'Cache-Control': 'no-store' },
      body: '',
    });
  });
});
