import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import { createSiteContext } from '@/lib/site-context';
import { ConnectivityToasts } from './connectivity-toasts';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };

describe('STATE-01 the toasts of the connection', () => {
  it.each([
    ['fr', 'Vous êtes hors-ligne', 'Vous êtes désormais en ligne'],
    ['en', 'You are offline', 'You are now online'],
  ] as const)('wait beside their region, which is empty (%s)', (locale, offline, back) => {
    const html = renderToStaticMarkup(<ConnectivityToasts site={createSiteContext({ locale, labels })} />);
    const [, lost = '', returned = ''] = html.split('<template data-state=');

    expect(html).toMatch(/<div role="status"[^>]*><\/div>/);
    expect(lost).toMatch(new RegExp(`^"offline">.*${offline}</p></template>`));
    expect(returned).toMatch(new RegExp(`^"back">.*${back}</p></template>`));
  });
});
