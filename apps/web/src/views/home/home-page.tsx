import type { Article } from '@/content/articles/article.model';
import type { CampusCard } from '@/content/campuses/campus.model';
import type { EventCard } from '@/content/events/event.model';
import type { KeyFigure } from '@/content/key-figures/key-figure.model';
import type { NewsCard } from '@/content/news/news.model';
import type { ProgrammeCard } from '@/content/programmes/programme.model';
import type { TestimonialCard } from '@/content/testimonials/testimonial.model';
import { SentenceFinder } from '@/features/finder/sentence-finder';
import { KeyFigures } from '@/features/key-figures/key-figures';
import { inReaderOrder } from '@/lib/reader-order.rules';
import { withRoutesFirst } from '@/features/testimonials/itinerary.rules';
import type { SiteContext } from '@/lib/site-context';
import { HomeCampuses } from './home-campuses';
import { HomeClosing } from './home-closing';
import { HomeEvents } from './home-events';
import { HomeHero } from './home-hero';
import styles from './home-page.module.css';
import { HomeDomains, HomeFeatured } from './home-programmes';
import { HomeNews, HomeTestimonials } from './home-stories';

export type HomeModel = {
  article: Article;
  programmes: readonly ProgrammeCard[];
  featured: readonly ProgrammeCard[];
  figures: readonly KeyFigure[];
  campuses: readonly CampusCard[];
  events: readonly EventCard[];
  testimonials: readonly TestimonialCard[];
  news: readonly NewsCard[];
};

/** One row of the itineraries. */
const TESTIMONIALS_SHOWN = 3;

function HomeFigures({ site, figures }: { site: SiteContext; figures: readonly KeyFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <section className="section sur-encre" aria-labelledby="reperes">
      <div className="container">
        <h2 id="reperes" className={styles.figuresTitle}>
          {site.text('home.keyFigures.title')}
        </h2>
        <KeyFigures site={site} figures={figures} />
      </div>
    </section>
  );
}

/** ROUTE-01: a fixed composition; a part whose list is empty is left out. */
export function HomePage({ site, ...home }: HomeModel & { site: SiteContext }) {
  return (
    <>
      <HomeHero site={site} article={home.article} />
      <SentenceFinder site={site} campuses={home.campuses} />
      <HomeDomains site={site} programmes={home.programmes} />
      <HomeFeatured site={site} programmes={home.featured} />
      <HomeFigures site={site} figures={home.figures} />
      <HomeCampuses site={site} campuses={home.campuses} />
      <HomeEvents site={site} events={home.events} />
      <HomeTestimonials
        site={site}
        testimonials={inReaderOrder(site.locale, withRoutesFirst(home.testimonials)).slice(
          0,
          TESTIMONIALS_SHOWN,
        )}
      />
      <HomeNews site={site} news={home.news} />
      <HomeClosing site={site} />
    </>
  );
}
