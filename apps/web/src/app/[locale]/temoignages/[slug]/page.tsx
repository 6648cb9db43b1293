import type { Locale } from '@meridia/domain/locales';
import type { ItemProps } from '@/app/_page/item-route';
import { documentAddress } from '@/app/_page/page-address';
import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { getTestimonial } from '@/content/testimonials/testimonials.query';
import { authorText } from '@/features/testimonials/itinerary.rules';
import { TestimonialPage } from '@/views/testimonial/testimonial-page';

export { generateStaticParams } from '@/app/_page/item-route';

async function toRequest({ params }: ItemProps) {
  const { locale, slug } = await params;
  const load = (served: Locale) => getTestimonial(served, slug);
  return { locale, load, address: documentAddress('testimonial', slug) };
}

export async function generateMetadata(props: ItemProps) {
  return pageMetadata(await toRequest(props), (testimonial) => ({
    title: authorText(testimonial),
    description: testimonial.quote,
  }));
}

/** REDIR-05: where the portraits of students are. */
export default async function TestimonialRoute(props: ItemProps) {
  return renderPage(await toRequest(props), (testimonial, site) => (
    <TestimonialPage site={site} testimonial={testimonial} />
  ));
}
