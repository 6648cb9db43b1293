/**
 * What Google asks of a type before it shows it as more than a link: the "required properties" of the guides under
 * https://developers.google.com/search/docs/appearance/structured-data (course-info, event, job-posting, faqpage, breadcrumb), and,
 * for types where it asks for nothing, what ours must have to be worth reading.
 */
export const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  CollegeOrUniversity: ['name', 'url'],
  Organization: ['name'],
  Person: ['name'],
  Course: ['name', 'description', 'provider', 'offers', 'hasCourseInstance'],
  CourseInstance: ['courseMode', 'courseWorkload', 'startDate'],
  EducationalOccupationalProgram: ['name', 'provider'],
  Offer: [],
  Event: ['name', 'startDate', 'location', 'eventStatus'],
  Place: [],
  VirtualLocation: ['url'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  NewsArticle: ['headline', 'datePublished', 'author'],
  BlogPosting: ['headline', 'datePublished', 'author'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
};

/** The places of these must say where they are. */
export const ADDRESSED: readonly string[] = ['Event', 'JobPosting'];
