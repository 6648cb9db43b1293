/** The types that have rules; apart from them, since the panel asks for these and the rules stay on the server. */
export const GUARDED_TYPES = [
  'api::article.article',
  'api::banner.banner',
  'api::blog-post.blog-post',
  'api::campus.campus',
  'api::course.course',
  'api::event.event',
  'api::job-offer.job-offer',
  'api::key-figure.key-figure',
  'api::menu-enrichi.menu-enrichi',
  'api::news.news',
  'api::popin.popin',
  'api::site.site',
  'api::testimonial.testimonial',
] as const;
