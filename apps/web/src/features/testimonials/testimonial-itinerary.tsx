import type { TestimonialCard } from '@/content/testimonials/testimonial.model';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { Itinerary } from '@/ui/itinerary';
import { RouteLink } from '@/ui/route-link';
import { authorText, routeStops } from './itinerary.rules';

type Props = {
  site: SiteContext;
  testimonial: TestimonialCard;
  /** A way to the whole testimonial. */
  hasLink?: boolean;
};

export function TestimonialItinerary({ site, testimonial, hasLink = false }: Props) {
  const { slug, name, quote } = testimonial;
  const href = site.href(paths.testimonial(slug));
  return (
    <Itinerary
      quote={quote}
      lang={fieldLanguage(testimonial, 'quote')}
      author={authorText(testimonial)}
      stops={routeStops(site, testimonial)}
      link={hasLink && <RouteLink href={href} label={site.text('button.readMore')} context={name} />}
    />
  );
}
