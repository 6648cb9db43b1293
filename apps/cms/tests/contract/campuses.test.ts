import { describe, expect, it } from 'vitest';
import { campusDetailWire, campusWire } from '@meridia/contract/campuses.wire';
import { campusPath, CAMPUSES_PATH } from '@meridia/contract/endpoints';
import type { SiteKey } from '@meridia/domain/sites';
import { clientOf } from '../support/content-clients.ts';

const campusOf = (site: SiteKey, slug: string) =>
  clientOf(site).getDocument(campusPath(slug), { locale: 'fr', schema: campusDetailWire });

describe('CALL-09 GET /campuses/{slug}', () => {
  it('CALL-09 answers the title of each of the 26 campuses', async () => {
    const listed = await clientOf('meridia').getAll(CAMPUSES_PATH, { locale: 'fr', schema: campusWire });
    const read = await Promise.all(listed.map(({ slug }) => campusOf('meridia', slug)));

    expect(listed).toHaveLength(26);
    expect(read.map((campus) => campus?.title)).toEqual(listed.map(({ title }) => title));
  });

  it('CALL-09 two schools share a slug: each gets its own campus', async () => {
    const [meridia, boreal] = await Promise.all([campusOf('meridia', 'lyon'), campusOf('boreal', 'lyon')]);

    expect(meridia?.heading).toBe('Campus de Lyon');
    expect(boreal?.heading).toBe('Campus de Lyon – Confluence');
    expect(meridia?.documentId).not.toBe(boreal?.documentId);
  });

  it('CALL-09 shows its courses, its team and its figures', async () => {
    const lyon = await campusOf('meridia', 'lyon');

    expect(lyon?.courses).toHaveLength(39);
    expect(lyon?.team.length).toBeGreaterThan(0);
    expect(lyon?.keydata.length).toBeGreaterThan(0);
    expect(lyon?.studentLife.length).toBeGreaterThan(0);
  });

  it('CALL-09 an unknown campus, or one of the other school, does not exist', async () => {
    expect(await campusOf('meridia', 'no-such-campus')).toBeNull();
    expect(await campusOf('meridia', 'tromso')).toBeNull();
    expect((await campusOf('boreal', 'tromso'))?.title).toBe('Tromsø');
  });
});
