import type { ProgrammeDetail } from '@/content/programmes/programme-detail.model';
import { TestimonialItineraries, TestimonialItinerary } from '@/features/testimonials/testimonial-itinerary';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { SectionHeading } from '@/ui/section-heading';

type Props = { site: SiteContext; programme: ProgrammeDetail };

const TITLE_ID = 'temoignages';

export function ProgrammeStories({ site, programme }: Props) {
  const { testimonials } = programme;
  if (testimonials.length === 0) return null;
  return (
    <section aria-labelledby={TITLE_ID} className="section">
      <div className="container">
        <SectionHeading
          id={TITLE_ID}
          title={site.text('testimonials.title')}
          link={{ href: site.href(paths.testimonials), label: site.text('testimonials.all') }}
        />
        <div lang={fieldLanguage(programme, 'testimonials')}>
          <TestimonialItineraries>
            {testimonials.map((testimonial) => (
              <TestimonialItinerary key={testimonial.slug} site={site} testimonial={testimonial} hasLink />
            ))}
          </TestimonialItineraries>
        </div>
      </div>
    </section>
  );
}
