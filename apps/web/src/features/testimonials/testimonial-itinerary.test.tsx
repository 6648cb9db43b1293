import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import type { TestimonialCard } from '@/content/testimonials/testimonial.model';
import { createSiteContext } from '@/lib/site-context';
import { TestimonialItinerary } from './testimonial-itinerary';
import { aTestimonial } from './testimonial.fixture';

const site = createSiteContext({
  locale: 'fr',
  labels: { dictionaries: LABELS, logger: { info: () => undefined } },
});

const INES = { name: 'Inès', quote: 'Bien.', programme: null };

const render = (changes: Partial<TestimonialCard>) =>
  renderToStaticMarkup(
    <TestimonialItinerary site={site} testimonial={aTestimonial({ ...INES, ...changes })} />,
  );

describe('TestimonialItinerary', () => {
  it('tells the stops in order, under the words of the person', () => {
    const html = render({ kind: 'etudiant', campus: { slug: 'lille', title: 'Lille' }, role: 'Bachelor' });
    expect(html).toMatch(/<figure.*<blockquote[^>]*>Bien\.<\/blockquote><figcaption[^>]*>Inès/);
    expect(html.replace(/<[^>]+>/g, ' ')).toMatch(/Lille\s+Bachelor\s+Promotion 2019/);
  });

  it('stands without stops', () => {
    expect(render({ campus: null })).not.toContain('<ol');
  });
});
