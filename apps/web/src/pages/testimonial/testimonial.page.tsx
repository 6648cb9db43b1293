import { documentCrumbs } from '@/lib/crumbs';
import { getTestimonial } from '@/content/testimonials/testimonials.query';
import { authorText } from '@/features/testimonials/itinerary.rules';
import { definePage } from '@/pages/page';
import { documentAddress } from '@/pages/page-address';
import { TESTIMONIAL_TINT, TestimonialPage } from '@/views/testimonial/testimonial-page';

/** REDIR-05: where the portraits of students are. */
export const page = definePage({
  load: ({ locale, params }) => getTestimonial(locale, params.slug),
  head: (testimonial, site) => ({
    title: authorText(testimonial),
    description: testimonial.quote,
    share: {
      title: site.text('testimonials.quoted', { quote: testimonial.quote }),
      note: authorText(testimonial),
      tint: TESTIMONIAL_TINT,
    },
    crumbs: documentCrumbs(site, 'testimonials', testimonial.name),
  }),
  view: (testimonial, site) => <TestimonialPage site={site} testimonial={testimonial} />,
  address: ({ params }) => documentAddress('testimonial', params.slug),
});
