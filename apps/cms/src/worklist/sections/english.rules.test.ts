import { describe, expect, it } from 'vitest';
import { aVersion } from '../looked.fixture';
import { servesEnglish, untranslatedOf } from './english.rules';

const never = () => false;
const english = (fields: object = {}) => aVersion({ locale: 'en', ...fields });

describe('WORK-07 what has no English', () => {
  it.each([
    ['nothing in English', [aVersion()], [['one', false]]],
    ['a draft in English', [aVersion(), english({ publishedAt: null })], [['one', true]]],
    ['both published', [aVersion(), english()], []],
    ['French not published', [aVersion({ publishedAt: null })], []],
    ['English alone', [english()], []],
  ])('WORK-07 %s', (_what, versions, expected) => {
    const found = untranslatedOf(versions, never);
    expect(found.map(({ french, hasDraft }) => [french.documentId, hasDraft])).toEqual(expected);
  });

  it('WORK-07 what is over needs none', () => {
    expect(untranslatedOf([aVersion()], () => true)).toEqual([]);
  });

  it('WORK-07 programmes come before news', () => {
    const found = untranslatedOf(
      [
        aVersion({ documentId: 'a', uid: 'api::testimonial.testimonial' }),
        aVersion({ documentId: 'b', uid: 'api::news.news' }),
        aVersion({ documentId: 'c', uid: 'api::course.course' }),
      ],
      never,
    );
    expect(found.map(({ french }) => french.documentId)).toEqual(['c', 'b', 'a']);
  });

  it.each([
    ['published in English', [english({ uid: 'api::site.site' })], true],
    ['in English as a draft', [english({ uid: 'api::site.site', publishedAt: null })], false],
    ['in French alone', [aVersion({ uid: 'api::site.site' })], false],
  ])('WORK-07 a school whose settings are %s serves English: %s', (_what, versions, expected) => {
    expect(servesEnglish(versions)).toBe(expected);
  });
});
