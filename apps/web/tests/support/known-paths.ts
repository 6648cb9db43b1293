import { z } from 'zod';
import type { ContentClient } from '@meridia/content-client/content-client';
import {
  articlesPath,
  BLOG_POSTS_PATH,
  CAMPUSES_PATH,
  COURSES_PATH,
  EVENTS_PATH,
  JOB_OFFERS_PATH,
  newsPath,
  TESTIMONIALS_PATH,
} from '@meridia/contract/endpoints';

const SITE = 'meridia';
const slugged = z.object({ slug: z.string() });
const article = z.object({ rubrique: z.string(), slug: z.string().nullable() });

/** The list pages and what each of them lists. */
const LISTS = [
  ['/programme', COURSES_PATH],
  ['/campus', CAMPUSES_PATH],
  ['/agenda', EVENTS_PATH],
  ['/actualites', newsPath(SITE)],
  ['/blog', BLOG_POSTS_PATH],
  ['/temoignages', TESTIMONIALS_PATH],
  ['/offres-alternance', JOB_OFFERS_PATH],
] as const;

/** Every address that a French page can have, as the content service knows them. */
export async function readKnownPaths(client: ContentClient): Promise<ReadonlySet<string>> {
  const lists = await Promise.all(
    LISTS.map(async ([folder, path]) => {
      const items = await client.getAll(path, { locale: 'fr', schema: slugged });
      return [folder, ...items.map(({ slug }) => `${folder}/${slug}`)];
    }),
  );
  const articles = await client.getAll(articlesPath(SITE), { locale: 'fr', schema: article });
  const pages = articles.map(({ rubrique, slug }) => `/${[rubrique, slug].filter(Boolean).join('/')}`);
  return new Set(['/', ...lists.flat(), ...pages]);
}
