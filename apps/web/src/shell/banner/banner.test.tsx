import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import { createSiteContext } from '@/lib/site-context';
import { Banner } from './banner';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };
const banner = {
  id: 'rentree',
  text: 'Dix programmes',
  link: { href: '/admissions', label: 'Voir' },
  offset: 48,
  campuses: null,
};

describe('LAY-02 the banner', () => {
  it('takes the room of its offset above the page', () => {
    const site = createSiteContext({ locale: 'fr', labels });
    expect(renderToStaticMarkup(<Banner site={site} banner={banner} />)).toMatch(
      /^<aside data-banner="rentree" aria-label="Information"[^>]* style="min-height:48px">/,
    );
  });

  it('leads to the page of the language', () => {
    const site = createSiteContext({ locale: 'en', labels });
    const html = renderToStaticMarkup(<Banner site={site} banner={banner} />);
    expect(html).toContain('<p>Dix programmes</p><a href="/en/admissions">Voir</a>');
  });
});
