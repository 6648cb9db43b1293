import type { NewsCard as News } from '@/content/news/news.model';
import type { TestimonialCard } from '@/content/testimonials/testimonial.model';
import { NewsCard } from '@/features/news/news-card';
import { TestimonialItineraries, TestimonialItinerary } from '@/features/testimonials/testimonial-itinerary';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { classNames } from '@/ui/class-names';
import { NewsFront } from '@/features/news/news-teaser';
import { SectionHeading } from '@/ui/section-heading';
import styles from './home-stories.module.css';

type TestimonialsProps = { site: SiteContext; testimonials: readonly TestimonialCard[] };
type NewsProps = { site: SiteContext; news: readonly News[] };

export function HomeTestimonials({ site, testimonials }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  return (
    <section className="section" aria-labelledby="temoignages">
      <div className="container">
        <SectionHeading
          id="temoignages"
          title={site.text('home.testimonials.title')}
          link={{ href: site.href(paths.testimonials), label: site.text('testimonials.all') }}
        />
        <TestimonialItineraries>
          {testimonials.map((testimonial) => (
            <TestimonialItinerary key={testimonial.slug} site={site} testimonial={testimonial} />
          ))}
        </TestimonialItineraries>
      </div>
    </section>
  );
}

/** The latest leads the others. */
export function HomeNews({ site, news }: NewsProps) {
  const [lead, ...others] = news;
  if (!lead) return null;
  return (
    <section className={classNames('section', styles.news)} aria-labelledby="actualites">
      <div className="container">
        <SectionHeading
          id="actualites"
          title={site.text('news.title')}
          link={{ href: site.href(paths.news), label: site.text('news.all') }}
        />
        <NewsFront lead={<NewsCard site={site} item={lead} size="large" />}>
          {others.map((item) => (
            <NewsCard key={item.slug} site={site} item={item} size="compact" />
          ))}
        </NewsFront>
      </div>
    </section>
  );
}
