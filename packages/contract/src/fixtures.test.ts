import { expect, it } from 'vitest';
import { aCampus } from './campuses.fixture.ts';
import { campusDetailWire } from './campuses.wire.ts';
import { aCourse } from './courses.fixture.ts';
import { courseDetailWire } from './courses.wire.ts';
import { anEvent } from './events.fixture.ts';
import { eventDetailWire } from './events.wire.ts';
import { aMenu } from './menus.fixture.ts';
import { menuWire } from './menus.wire.ts';
import { aNewsItem } from './news.fixture.ts';
import { newsDetailWire } from './news.wire.ts';

it.each([
  ['anEvent', eventDetailWire, anEvent()],
  ['aNewsItem', newsDetailWire, aNewsItem()],
  ['aCampus', campusDetailWire, aCampus()],
  ['aCourse', courseDetailWire, aCourse()],
  ['aMenu', menuWire, aMenu()],
])('%s is an answer that the content service could give', (_name, schema, built) => {
  expect(schema.parse(JSON.parse(JSON.stringify(built)))).toEqual(built);
});

it('what a builder is given wins', () => {
  expect(anEvent({ slug: 'salon', campus: null })).toMatchObject({
    documentId: 'event-salon',
    slug: 'salon',
    campus: null,
  });
});
