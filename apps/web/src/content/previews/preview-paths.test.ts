import { describe, expect, it, vi } from 'vitest';
import { documentPath } from '@meridia/contract/document-paths';
import { PAGE_TYPES } from '@meridia/domain/page-types.data';
import { paths } from '@/lib/paths';
import * as types from '@meridia/domain/page-types.data';
import { readingPath } from './preview-paths';

vi.mock('@/env/server', () => ({ readServerEnvironment: () => ({ SITE_KEY: 'meridia' }) }));

describe('PREVIEW-01 where the page of a document is, and where it is read', () => {
  it.each([
    ['api::course.course', { slug: 'mba' }, '/courses/mba', paths.programme('mba')],
    ['api::campus.campus', { slug: 'lyon' }, '/campuses/lyon', paths.campus('lyon')],
    ['api::event.event', { slug: 'jpo' }, '/events/jpo', paths.event('jpo')],
    ['api::news.news', { slug: 'rentree' }, '/meridia-news/rentree', paths.newsItem('rentree')],
    ['api::blog-post.blog-post', { slug: 'vie' }, '/blog-posts/vie', paths.blogPost('vie')],
    ['api::job-offer.job-offer', { slug: 'acheteur' }, '/job-offers/acheteur', paths.jobOffer('acheteur')],
    ['api::testimonial.testimonial', { slug: 'lea' }, '/testimonials/lea', paths.testimonial('lea')],
    ['api::article.article', { rubrique: 'ecole' }, '/meridia-articles/ecole', paths.article('ecole')],
    ['api::article.article', { rubrique: 'home', slug: null }, '/meridia-articles/home', paths.home],
    [
      'api::article.article',
      { rubrique: 'ecole', slug: 'histoire' },
      '/meridia-articles/ecole/histoire',
      paths.article('ecole', 'histoire'),
    ],
  ])('%s %j: %s, %s', (uid, address, reading, page) => {
    expect(readingPath(uid, address)).toBe(reading);
    expect(documentPath(uid, 'fr', address)).toBe(page);
  });

  it('the content service and the site know the same types', () => {
    expect([...PAGE_TYPES].toSorted()).toEqual([...types.PAGE_TYPES].toSorted());
  });

  it.each([{}, { slug: '' }, { slug: null }])('a draft without an address is nowhere: %j', (address) => {
    expect(readingPath('api::event.event', address)).toBeNull();
  });
});
