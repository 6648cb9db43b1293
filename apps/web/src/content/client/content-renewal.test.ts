import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { feedMarks } from '@/store/feed-marks';
import { withNotes } from '@/store/page-notes';
import { readDocument, readOptionalList } from './checked-content';
import { around } from './content-cache';
import { useContentService } from './site-content.fixture';

const { answerJson } = useContentService();
const COURSE = 'api::course.course';
const TESTIMONIAL = 'api::testimonial.testimonial';
const request = { locale: 'fr', tags: [COURSE, TESTIMONIAL] } as const;
const schema = z.object({ documentId: z.string() });
const picture = { documentId: 'p', mime: 'image/webp', url: '/p.webp' };
const course = { documentId: 'a', cover: picture, testimonials: [{ documentId: 't' }] };

async function dependencesOf(read: () => Promise<unknown>) {
  const { notes } = await withNotes(feedMarks.point(), read);
  return { about: [...notes.about.tags].toSorted(), around: [...notes.around.tags].toSorted() };
}

beforeEach(() => feedMarks.begin({ epoch: 'e', position: 0 }, 0));

describe('S-08 what a page depends on', () => {
  it('the documents that its own shows; and behind, its pictures and what may come to be shown', async () => {
    answerJson(200, { data: course });

    expect(await dependencesOf(() => readDocument('/courses/a', schema, request))).toEqual({
      about: ['a', 't'],
      around: [TESTIMONIAL, 'p'],
    });
  });

  it('a document that is not there: any of its type', async () => {
    answerJson(404, {});

    expect(await dependencesOf(() => readDocument('/courses/none', schema, request))).toEqual({
      about: [COURSE, TESTIMONIAL],
      around: [],
    });
  });

  it('a list: the types that it is made of; behind, when it is not what the page is about', async () => {
    answerJson(200, { data: [course] });
    const read = () => readOptionalList('/courses', schema, request);

    expect(await dependencesOf(read)).toEqual({ about: [COURSE, TESTIMONIAL], around: ['p'] });
    expect(await dependencesOf(() => around(read))).toEqual({
      about: [],
      around: [COURSE, TESTIMONIAL, 'p'],
    });
  });

  it('an answer whose list of others has changed is read again', async () => {
    answerJson(200, { data: course });
    await readDocument('/courses/b', schema.loose(), request);
    feedMarks.apply([{ tags: [TESTIMONIAL], change: 1 }], 1);
    answerJson(200, { data: { ...course, testimonials: [] } });

    expect(await readDocument('/courses/b', schema.loose(), request)).toMatchObject({ testimonials: [] });
  });
});
