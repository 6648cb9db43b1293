import {
  articlePath,
  blogPostPath,
  campusPath,
  coursePath,
  eventPath,
  jobOfferPath,
  newsPath,
  testimonialPath,
} from '@meridia/contract/endpoints';
import { readServerEnvironment } from '@/env/server';

type Placed = { rubrique?: string | null; slug?: string | null };

const SLUG_PATHS: Readonly<Record<string, (slug: string) => string>> = {
  'api::course.course': coursePath,
  'api::campus.campus': campusPath,
  'api::event.event': eventPath,
  'api::news.news': (slug) => newsPath(readServerEnvironment().SITE_KEY, slug),
  'api::blog-post.blog-post': blogPostPath,
  'api::job-offer.job-offer': jobOfferPath,
  'api::testimonial.testimonial': testimonialPath,
};

/** Where the page of a document reads it from the content service; null when it cannot be anywhere yet. */
export function readingPath(uid: string, { rubrique, slug }: Placed): string | null {
  if (rubrique) return articlePath(readServerEnvironment().SITE_KEY, rubrique, slug ?? undefined);
  return slug ? (SLUG_PATHS[uid]?.(slug) ?? null) : null;
}
