import type { ReactNode } from 'react';
import type { TestimonialCard } from '@/content/testimonials/testimonial.model';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { RouteLink } from '@/ui/route-link';
import { authorText, routeStops } from './itinerary.rules';
import styles from './testimonial-itinerary.module.css';

type Props = {
  site: SiteContext;
  testimonial: TestimonialCard;
  /** A way to the whole testimonial. */
  hasLink?: boolean;
};

export function TestimonialItineraries({ children }: { children: ReactNode }) {
  return <div className={styles.itineraries}>{children}</div>;
}

/** A testimonial told as a route. */
export function TestimonialItinerary({ site, testimonial, hasLink = false }: Props) {
  const { slug, name, quote } = testimonial;
  const stops = routeStops(site, testimonial);
  const href = site.href(paths.testimonial(slug));
  return (
    <figure className={styles.itinerary}>
      <blockquote className={styles.quote} lang={fieldLanguage(testimonial, 'quote')}>
        {quote}
      </blockquote>
      <figcaption className={styles.author}>{authorText(testimonial)}</figcaption>
      <div className={styles.end}>
        {stops.length > 0 && (
          <ol className={styles.stops}>
            {stops.map((stop) => (
              <li key={stop.place} className={styles.stop}>
                {stop.place} {stop.detail && <small className={styles.detail}>{stop.detail}</small>}
              </li>
            ))}
          </ol>
        )}
        {hasLink && <RouteLink href={href} label={site.text('button.readMore')} context={name} />}
      </div>
    </figure>
  );
}
