import { describe, expect, it } from 'vitest';
import { errorWire } from '@meridia/contract/error.wire';
import { EVENTS_PATH, newsPath } from '@meridia/contract/endpoints';
import { eventDetailWire, eventWire } from '@meridia/contract/events.wire';
import { clientOf } from '../support/content-clients.ts';
import { querySql } from '../support/database.ts';
import { call } from '../support/http-call.ts';
import { sharedService } from '../support/shared-service.ts';

const get = (path: string, headers: Record<string, string> = {}) => {
  const { url, tokens } = sharedService();
  return call(url, `/api${path}`, { token: tokens.meridia, headers });
};

async function frenchOnlySlug(): Promise<string> {
  const [row] = await querySql<{ slug: string }>(
    sharedService().database,
    `select slug from events e where site = 'meridia' and locale = 'fr' and published_at is not null and not exists
       (select 1 from events where document_id = e.document_id and locale = 'en') limit 1`,
  );
  return row?.slug ?? '';
}

describe('CALL-02 base path, JSON and locale', () => {
  it('CALL-02 the base path is /api', async () => {
    const { url, tokens } = sharedService();

    expect((await call(url, '/events', { token: tokens.meridia })).status).toBe(404);
    expect((await call(url, '/api/events', { token: tokens.meridia })).status).toBe(200);
  });

  it.each(['application/json', 'text/html', '*/*'])('CALL-02 answers JSON to Accept: %s', async (accept) => {
    const answer = await get(`/events?locale=fr&pagination[start]=${accept.length}`, { Accept: accept });

    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.json).toHaveProperty('data');
  });

  it('CALL-02 an answer given again has the headers of the first', async () => {
    const path = '/events?locale=fr&pagination[start]=42';
    const [first, again] = [await get(path), await get(path)];
    const namesOf = (answer: typeof first) => Object.keys(answer.headers).sort();

    expect(again.text).toBe(first.text);
    expect(namesOf(again)).toEqual(namesOf(first));
  });

  it('CALL-02 without a locale the answer is French', async () => {
    const [silent, french] = await Promise.all([get('/events'), get('/events?locale=fr')]);
    expect(silent.text).toBe(french.text);
  });

  it('CALL-02 locale=en answers English versions only', async () => {
    const rows = await querySql<{ title: string }>(
      sharedService().database,
      "select title from events where site = 'meridia' and locale = 'en' and published_at is not null",
    );
    const events = await clientOf('meridia').getAll(EVENTS_PATH, { locale: 'en', schema: eventWire });

    expect(events).toHaveLength(23);
    expect(events.map(({ title }) => title).sort()).toEqual(rows.map(({ title }) => title).sort());
  });

  it.each([
    ['/events?locale=de', "Invalid query at 'locale'"],
    ['/events?locale=', "Invalid query at 'locale'"],
    ['/events?locale=fr&locale=en', "Invalid query at 'locale'"],
    ['/campuses/lyon?locale=es', "Invalid query at 'locale'"],
    ['/users/me?locale=FR', "Invalid query at 'locale'"],
    ['/crm-links/actions?locale=de', 'Unknown action, programme, campus or query key'],
  ])('CALL-02 %s is a 400', async (path, message) => {
    const answer = await get(path);

    expect(answer.status).toBe(400);
    expect(errorWire.parse(answer.json).error.message).toContain(message);
  });
});

describe('I18N-04 a document without an English version', () => {
  it('I18N-04 is not answered in its French version', async () => {
    const path = `${EVENTS_PATH}/${await frenchOnlySlug()}`;
    const read = (locale: 'fr' | 'en') =>
      clientOf('meridia').getDocument(path, { locale, schema: eventDetailWire });

    expect(await read('fr')).not.toBeNull();
    expect(await read('en')).toBeNull();
  });

  it('I18N-04 every English document has its title and its summary', async () => {
    const answer = await get(`${newsPath('meridia')}?locale=en&pagination[limit]=100`);
    const { data } = answer.json as { data: { title: string; summary: string }[] };

    expect(data).toHaveLength(15);
    expect(data.every(({ title, summary }) => title.length > 0 && summary.length > 0)).toBe(true);
  });
});
