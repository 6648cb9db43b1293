import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { bannerWire } from '@meridia/contract/banners.wire';
import { blogPostWire } from '@meridia/contract/blog-posts.wire';
import { courseDetailWire, courseWire } from '@meridia/contract/courses.wire';
import * as paths from '@meridia/contract/endpoints';
import { jobOfferWire } from '@meridia/contract/job-offers.wire';
import { keyFigureWire } from '@meridia/contract/key-figures.wire';
import { popinWire } from '@meridia/contract/popins.wire';
import { redirectWire } from '@meridia/contract/redirects.wire';
import { teamMemberWire } from '@meridia/contract/team-members.wire';
import { testimonialWire } from '@meridia/contract/testimonials.wire';
import type { QueryObject } from '@meridia/content-client/query-string';
import type { SiteKey } from '@meridia/domain/sites';
import { clientOf } from '../support/content-clients.ts';
import { querySql } from '../support/database.ts';
import { call } from '../support/http-call.ts';
import { sharedService } from '../support/shared-service.ts';

const list = <Item>(path: string, schema: z.ZodType<Item>, query?: QueryObject, site: SiteKey = 'meridia') =>
  clientOf(site).getList(path, { locale: 'fr', query, schema });

describe('CALL-12 the calls of the types not shown follow the same conventions', () => {
  it('CALL-12 programmes by category, rhythm and campus', async () => {
    const courses = await list(paths.COURSES_PATH, courseWire);
    const bachelors = await list(paths.COURSES_PATH, courseWire, {
      filters: { category: { $eq: 'bachelor' } },
    });
    const inLyon = await list(paths.COURSES_PATH, courseWire, {
      filters: { periodic: { $eq: true }, campuses: { slug: { $in: ['lyon'] } } },
    });

    expect(bachelors.map(({ slug }) => slug)).toEqual(
      courses.filter(({ category }) => category === 'bachelor').map(({ slug }) => slug),
    );
    expect(inLyon.length).toBeGreaterThan(0);
    expect(inLyon.every(({ periodic }) => periodic)).toBe(true);
  });

  it('CALL-12 blog posts newest first; work-study offers that are still open', async () => {
    const { today } = sharedService();
    const posts = await list(paths.BLOG_POSTS_PATH, blogPostWire);
    const dates = posts.map(({ publishDate }) => publishDate);
    const open = await list(paths.JOB_OFFERS_PATH, jobOfferWire, {
      filters: { expiresOn: { $gte: today } },
      pagination: { limit: 100 },
    });

    expect(dates).toEqual([...dates].sort().reverse());
    expect(open.length).toBeGreaterThan(0);
    expect(open.every(({ expiresOn }) => expiresOn >= today)).toBe(true);
  });

  it('CALL-12 testimonials of a programme, the team of a campus, the figures of the home page', async () => {
    const ofKind = await list(paths.TESTIMONIALS_PATH, testimonialWire, { filters: { kind: 'alumni' } });
    const team = await list(paths.TEAM_MEMBERS_PATH, teamMemberWire, {
      filters: { campus: { slug: { $eq: 'lyon' } } },
    });
    const figures = await list(paths.KEY_FIGURES_PATH, keyFigureWire, { filters: { showOnHome: true } });

    expect(new Set(ofKind.map(({ kind }) => kind))).toEqual(new Set(['alumni']));
    expect(new Set(team.map(({ campus }) => campus?.slug))).toEqual(new Set(['lyon']));
    expect(figures.every(({ showOnHome }) => showOnHome === true)).toBe(true);
  });

  it.each(['meridia', 'boreal'] as const)(
    'CALL-12 redirects of %s: all the active ones in their order, none of the others',
    async (site) => {
      const rows = await querySql<{ source: string; position: number }>(
        sharedService().database,
        'select source, position from redirects where site = $1 and active order by position',
        [site],
      );
      const redirects = await list(paths.REDIRECTS_PATH, redirectWire, undefined, site);

      expect(redirects.map(({ source }) => source).sort()).toEqual(rows.map(({ source }) => source).sort());
      expect(redirects.map(({ position }) => position)).toEqual(rows.map(({ position }) => position));
    },
  );
});

describe('ENT-06 banner and popin', () => {
  it('ENT-06 a banner has its offset in pixels', async () => {
    const [banner, ...others] = await list(paths.BANNERS_PATH, bannerWire);

    expect(others).toEqual([]);
    expect(banner).toMatchObject({ offset: 48, linkUrl: '/programme?rentree=fevrier' });
  });

  it('ENT-06 a popin comes back after 7 days', async () => {
    const [popin, ...others] = await list(paths.POPINS_PATH, popinWire);

    expect(others).toEqual([]);
    expect(popin).toMatchObject({ slug: 'portes-ouvertes-hiver-2027', reappearDaysAfterClose: 7 });
    expect(popin?.image?.url).toMatch(/^\/media\//);
  });

  it('ENT-06 what is not visible is not answered', async () => {
    expect(await list(paths.BANNERS_PATH, bannerWire, undefined, 'boreal')).toEqual([]);
    expect(await list(paths.POPINS_PATH, popinWire, undefined, 'boreal')).toEqual([]);
  });
});

describe('ENT-07 labels', () => {
  it('ENT-07 a school that overrides nothing answers an empty list', async () => {
    const { url, tokens } = sharedService();
    const answer = await call(url, '/api/labels?locale=fr', { token: tokens.meridia });

    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ data: [] });
  });
});

describe('ENT-09 the other content types', () => {
  it('ENT-09 a course has teaching units, skill units, career cards, testimonials and a brochure', async () => {
    const path = paths.coursePath('bts-commerce-international');
    const course = await clientOf('meridia').getDocument(path, { locale: 'fr', schema: courseDetailWire });

    expect(course).toMatchObject({ category: 'bts', entryLevel: 0, graduationLevel: 2 });
    expect(course?.duration).toMatchObject({ value: 2, unit: 'years' });
    // V-07: two years, each with its subjects.
    expect(course?.years.map(({ span, subjects }) => [span, subjects.length > 0])).toEqual([
      ['year', true],
      ['year', true],
    ]);
    expect(course?.teachingUnits[0]?.modules.length).toBeGreaterThan(0);
    expect(course?.skillUnits.length).toBeGreaterThan(0);
    expect(course?.careerCards[0]?.salary?.label).toBeTruthy();
    expect(course?.admission?.steps.length).toBeGreaterThan(0);
    expect(course?.certification?.rncp).toBeTruthy();
    expect(course?.price?.amount).toBeGreaterThan(0);
    expect(course?.faq.length).toBeGreaterThan(0);
    expect(course?.related.length).toBeGreaterThan(0);
    expect(course?.brochure?.file).toMatch(/\.pdf$/);
    expect(course?.campuses).toHaveLength(10);
  });

  it.each([
    ['short article', paths.newsPath('meridia'), 60],
    ['blog article', paths.BLOG_POSTS_PATH, 24],
    ['testimonial', paths.TESTIMONIALS_PATH, 40],
    ['team', paths.TEAM_MEMBERS_PATH, 73],
    ['form', paths.FORM_LINKS_PATH, 13],
    ['brochure', paths.BROCHURES_PATH, 48],
    ['job offer', paths.JOB_OFFERS_PATH, 60],
    ['key figure', paths.KEY_FIGURES_PATH, 14],
  ])('ENT-09 %s has an endpoint of its own', async (_type, path, total) => {
    const { url, tokens } = sharedService();
    const query = 'locale=fr&pagination[limit]=1&pagination[withCount]=true';
    const answer = await call(url, `/api${path}?${query}`, { token: tokens.meridia });

    expect(answer.json).toMatchObject({ data: { length: 1 }, meta: { pagination: { total } } });
  });
});
