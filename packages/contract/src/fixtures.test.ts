import { expect, it } from 'vitest';
import { aBlogPost } from './blog-posts.fixture.ts';
import { blogPostDetailWire } from './blog-posts.wire.ts';
import { aCampus } from './campuses.fixture.ts';
import { campusDetailWire } from './campuses.wire.ts';
import { aCourse } from './courses.fixture.ts';
import { courseDetailWire } from './courses.wire.ts';
import { anEvent } from './events.fixture.ts';
import { eventDetailWire } from './events.wire.ts';
import { aJobOffer } from './job-offers.fixture.ts';
import { jobOfferDetailWire } from './job-offers.wire.ts';
import { aMenu } from './menus.fixture.ts';
import { menuWire } from './menus.wire.ts';
import { aNewsItem } from './news.fixture.ts';
import { newsDetailWire } from './news.wire.ts';
import { aPopin } from './popins.fixture.ts';
import { popinWire } from './popins.wire.ts';
import { aCampusMember } from './team-members.fixture.ts';
import { campusMemberWire } from './team-members.wire.ts';
import { aTestimonial } from './testimonials.fixture.ts';
import { testimonialDetailWire } from './testimonials.wire.ts';
import { aWebsite } from './website-settings.fixture.ts';
import { websiteSettingsWire } from './website-settings.wire.ts';

it.each([
  ['anEvent', eventDetailWire, anEvent()],
  ['aNewsItem', newsDetailWire, aNewsItem()],
  ['aCampus', campusDetailWire, aCampus()],
  ['aCourse', courseDetailWire, aCourse()],
  ['aMenu', menuWire, aMenu()],
  ['aBlogPost', blogPostDetailWire, aBlogPost()],
  ['aJobOffer', jobOfferDetailWire, aJobOffer()],
  ['aPopin', popinWire, aPopin()],
  ['aCampusMember', campusMemberWire, aCampusMember()],
  ['aTestimonial', testimonialDetailWire, aTestimonial()],
  ['aWebsite', websiteSettingsWire, aWebsite()],
])('%s is an answer that the content service could give', (_name, schema, built) => {
  expect(schema.parse(JSON.parse(JSON.stringify(built)))).toEqual(built);
});

it('what a builder is given wins', () => {
  expect(anEvent({ slug: 'salon', campuses: [] })).toMatchObject({
    documentId: 'event-salon',
    slug: 'salon',
    campuses: [],
  });
});
