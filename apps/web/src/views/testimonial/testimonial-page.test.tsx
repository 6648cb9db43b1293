import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import type { TestimonialDetail } from '@/content/testimonials/testimonial-detail.model';
import { createSiteContext } from '@/lib/site-context';
import { TestimonialPage } from './testimonial-page';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };
const site = createSiteContext({ locale: 'fr', labels });

function render(changes: Partial<TestimonialDetail> = {}): string {
  const testimonial: TestimonialDetail = {
    slug: 'ines',
    name: 'Inès',
    kind: 'alumni',
    role: 'Analyste',
    company: 'Orvane',
    promotion: 2021,
    quote: 'Écrire court.',
    campus: { slug: 'lyon', title: 'Lyon' },
    programme: { slug: 'msc', title: 'MSc' },
    body: [{ kind: 'paragraph', content: [{ kind: 'text', text: 'Toute l’histoire.', marks: [] }] }],
    ...changes,
  };
  return renderToStaticMarkup(<TestimonialPage site={site} testimonial={testimonial} />);
}

describe('a testimonial', () => {
  it('says who speaks, the sentence that stays and the whole story', () => {
    const html = render();
    expect(html).toMatch(/<h1>Inès<\/h1>.*Analyste.*Écrire court\..*Toute l’histoire\./s);
  });

  it('leads to the programme, the campus and the other testimonials', () => {
    const html = render();
    for (const href of ['/programme/msc', '/campus/lyon', '/temoignages']) {
      expect(html).toContain(`<a href="${href}"`);
    }
    expect(html).toMatch(/2021.*Orvane/s);
  });

  it('has no line for what is not known', () => {
    const html = render({ programme: null, campus: null, promotion: null, company: null, role: null });
    expect(html).not.toMatch(/<dl|Parcours/);
    expect(html).not.toContain('class="lead"');
  });
});
