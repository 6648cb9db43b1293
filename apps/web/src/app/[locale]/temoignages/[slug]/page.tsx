import type { Locale } from '@meridia/domain/locales';
import { documentAddress } from '@/app/_page/page-address';
import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { getTestimonial } from '@/content/testimonials/testimonials.query';
import { authorText } from '@/features/testimonials/itinerary.rules';
import { TestimonialPage } from '@/views/testimonial/testimonial-page';

type Props = { params: Promise<{ locale: string; slug: string }> };

export function generateStaticParams() {
  return [{ slug: '_' }];
}

async function toRequest({ params }: Props) {
  const { locale, slug } = await params;
  const load = (served: Locale) => getTestimonial(served, slug);
  return { locale, load, address: documentAddress('testimonial', slug) };
}

export async function generateMetadata(props: Props) {
  return pageMetadata(await toRequest(props), (testimonial) => ({
    title: authorText(testimonial),
    description: testimonial.quote,
  }));
}

/** REDIR-05: where the portraits of students are. */
export default async function TestimonialRoute(props: Props) {
  return renderPage(await toRequest(props), (testimonial, site) => (
    <TestimonialPage site={site} testimonial={testimonial} />
  ));
}
