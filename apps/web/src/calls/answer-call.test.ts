import { beforeEach, describe, expect, it } from 'vitest';
import { errorMessage } from '@meridia/domain/error-catalogue';
import { useContentService } from '@/content/client/site-content.fixture';
import { answerCall } from './answer-call';

const { answerJson, logged } = useContentService();

const call = (path: string, query = 'locale=fr') => answerCall(path, new URLSearchParams(query));
const errorOf = (statusCode: number) => ({
  status: statusCode,
  headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  body: JSON.stringify({ statusCode, errorText: errorMessage(statusCode) }),
});

beforeEach(() => answerJson(404, {}));

describe('the calls of the browser', () => {
  it.each(['/api', '/api/x', '/api/campuses', '/api/campuses/lyon/x', '/api/crm-links/brochure/mba'])(
    'no call is at %s',
    async (path) => {
      expect(await call(path)).toEqual(errorOf(404));
    },
  );

  it.each([
    ['CALL-02 no language', '/api/campuses/lyon', ''],
    ['I18N-02 a language that the site does not serve', '/api/campuses/lyon', 'locale=en'],
    ['what is no slug', '/api/campuses/..%2F..', 'locale=fr'],
    ['no action', '/api/crm-links/payment/mba/campuses', 'locale=fr'],
    ['a key that is none of its own', '/api/crm-links/actions', 'locale=fr&populate=*'],
  ])('is refused: %s', async (_case, path, query) => {
    expect(await call(path, query)).toEqual(errorOf(400));
  });

  it('CALL-09 a campus that does not exist', async () => {
    answerJson(200, { data: [], meta: { pagination: { start: 0, limit: 100, total: 0 } } });

    expect(await call('/api/campuses/atlantide')).toEqual(errorOf(404));
  });

  it('CALL-08 a model as JSON, kept for a minute', async () => {
    expect(await call('/api/crm-links/brochure/mba/campuses')).toEqual({
      status: 200,
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=60' },
      body: '[]',
    });
  });

  it('MODAL-09 a pair without a link', async () => {
    expect(await call('/api/crm-links/brochure/mba/lyon')).toMatchObject({
      status: 200,
      body: '{"url":null}',
    });
  });

  it('ERR-01 an outage, and nothing of what failed', async () => {
    answerJson(503, { error: 'secret' });

    expect(await call('/api/crm-links/actions')).toEqual(errorOf(503));
    const failed = logged.error.mock.calls.filter(([message]) => message === 'call failed');
    expect(failed).toEqual([['call failed', expect.objectContaining({ path: '/api/crm-links/actions' })]]);
  });
});
