import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { feedMarks } from '@/store/feed-marks';
import { withNotes } from '@/store/page-notes';
import { readDocument, readOptionalList } from './checked-content';
import { around } from './content-cache';
import { changedTags, placesOf } from './content-tags.rules';
import { useContentService } from './site-content.fixture';

const { answerJson } = useContentService();
const COURSE = 'api::course.course';
const TESTIMONIAL = 'api::testimonial.testimonial';
const PLACES = [placesOf(COURSE), placesOf(TESTIMONIAL)];
const request = { locale: 'fr', tags: [COURSE, TESTIMONIAL] } as const;
const schema = z.object({ documentId: z.string() });
const picture = { documentId: 'p', mime: 'image/webp', url: '/p.webp' };
const course = { documentId: 'a', cover: picture, testimonials: [{ documentId: 't' }] };

async function dependencesOf(read: () => Promise<unknown>) {
  const { notes } = await withNotes(feedMarks.point(), read);
  return { about: [...notes.about.tags].toSorted(), around: [...notes.around.tags].toSorted() };
}

function change(changed: Parameters<typeof changedTags>[0], position: number): void {
  feedMarks.apply([{ tags: changedTags(changed), change: position }], position);
}

beforeEach(() => feedMarks.begin({ epoch: 'e', position: 0 }, 0));

describe('S-08 what a page depends on', () => {
  it('the documents that its own shows; and behind, its pictures and what may come to be shown', async () => {
    answerJson(200, { data: course });

    expect(await dependencesOf(() => readDocument('/courses/a', schema, request))).toEqual({
      about: ['a', 't'],
      around: ['p', placesOf(TESTIMONIAL)],
    });
  });

  it('a document that is not there: any of its type', async () => {
    answerJson(404, {});

    expect(await dependencesOf(() => readDocument('/courses/none', schema, request))).toEqual({
      about: PLACES,
      around: [],
    });
  });

  it('a list: the places of its types and what it shows; behind, when it is not what the page is about', async () => {
    answerJson(200, { data: [course] });
    const read = () => readOptionalList('/courses', schema, request);

    expect(await dependencesOf(read)).toEqual({ about: ['a', ...PLACES, 't'], around: ['p'] });
    expect(await dependencesOf(() => around(read))).toEqual({
      about: [],
      around: ['a', 'p', ...PLACES, 't'],
    });
  });

  it('an answer whose list of others has changed is read again', async () => {
    answerJson(200, { data: course });
    await readDocument('/courses/b', schema.loose(), request);
    change({ uid: TESTIMONIAL, documentId: 'u', isInPlace: false }, 1);
    answerJson(200, { data: { ...course, testimonials: [] } });

    expect(await readDocument('/courses/b', schema.loose(), request)).toMatchObject({ testimonials: [] });
  });

  it('a list is read again for a change of what it shows, and for one of places; not for another document in its place', async () => {
    const read = () => readOptionalList('/courses', schema.loose(), request);
    const named = (name: string) => answerJson(200, { data: [{ ...course, name }] });
    named('first');
    await read();
    named('second');
    change({ uid: COURSE, documentId: 'elsewhere', isInPlace: true }, 1);
    expect(await read()).toMatchObject([{ name: 'first' }]);
    change({ uid: TESTIMONIAL, documentId: 't', isInPlace: true }, 2);
    expect(await read()).toMatchObject([{ name: 'second' }]);
    named('third');
    change({ uid: COURSE, documentId: 'elsewhere', isInPlace: false }, 3);
    expect(await read()).toMatchObject([{ name: 'third' }]);
  });
});
