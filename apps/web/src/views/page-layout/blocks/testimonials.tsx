import type { TestimonialCard } from '@/content/testimonials/testimonial.model';
import { TestimonialItineraries, TestimonialItinerary } from '@/features/testimonials/testimonial-itinerary';
import type { SiteContext } from '@/lib/site-context';
import { Fold } from '@/ui/fold';
import { BlockSection } from '@/views/page-layout/block-section';
import type { LoadedTestimonialsBlock } from '@/views/page-layout/loaded-block';

type ListProps = { site: SiteContext; testimonials: readonly TestimonialCard[] };

function List({ site, testimonials }: ListProps) {
  return (
    <TestimonialItineraries>
      {testimonials.map((testimonial) => (
        <TestimonialItinerary key={testimonial.slug} site={site} testimonial={testimonial} hasLink />
      ))}
    </TestimonialItineraries>
  );
}

type TestimonialsProps = { site: SiteContext; block: LoadedTestimonialsBlock };

/** A block with a way to the rest shows its first ones; without one, the rest is folded under them. */
export function Testimonials({ site, block }: TestimonialsProps) {
  const { title, testimonials, more } = block;
  const limit = block.limit ?? testimonials.length;
  const rest = more ? [] : testimonials.slice(limit);
  if (testimonials.length === 0) return null;
  return (
    <BlockSection block={block} title={title} link={more && { ...more, href: site.href(more.href) }}>
      <List site={site} testimonials={testimonials.slice(0, limit)} />
      {rest.length > 0 && (
        <Fold label={site.count('button.loadMoreTestimonials', rest.length)} isCentred>
          <List site={site} testimonials={rest} />
        </Fold>
      )}
    </BlockSection>
  );
}
