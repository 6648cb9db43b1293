import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import { createSiteContext } from '@/lib/site-context';
import { OfflinePage } from './offline-page';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };

describe('the offline page', () => {
  it.each([
    ['fr', 'Vous êtes hors-ligne', 'Réessayer', '/agenda'],
    ['en', 'You are offline', 'Try again', '/en/agenda'],
  ] as const)(
    'says so, tries again and leads on, without JavaScript (%s)',
    (locale, heading, retry, agenda) => {
      const site = createSiteContext({ locale, labels });
      const html = renderToStaticMarkup(<OfflinePage site={site} />);

      expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
      expect(html).toMatch(new RegExp(`<a [^>]*href=""[^>]*>${retry}</a>`));
      expect(html).toContain(`href="${agenda}"`);
    },
  );
});
