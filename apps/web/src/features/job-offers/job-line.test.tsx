import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import { createSiteContext } from '@/lib/site-context';
import { JobLine } from './job-line';
import { anOffer } from './job-offer.fixture';

it('V-11 an offer writes the domain that its tint shows', () => {
  const site = createSiteContext({
    locale: 'fr',
    labels: { dictionaries: LABELS, logger: { info: () => undefined } },
  });
  const html = renderToStaticMarkup(
    <JobLine site={site} offer={anOffer({ domain: 'data' })} level="Bac+5" />,
  );
  expect(html).toContain('teinte-rose');
  expect(html.replace(/<[^>]+>/g, '')).toContain(
    `${LABELS.fr['jobs.domain.data'].label} – Épiceries Vallée Verte`,
  );
});
