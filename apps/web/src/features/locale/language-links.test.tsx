import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import { createSiteContext, type LanguageLink } from '@/lib/site-context';
import { LanguageLinks } from './language-links';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };

const render = (languages: LanguageLink[]) =>
  renderToStaticMarkup(<LanguageLinks site={createSiteContext({ locale: 'fr', labels, languages })} />);

describe('LanguageLinks', () => {
  it('NAV-01 shows nothing when English is off', () => {
    expect(render([])).toBe('');
  });

  it('NAV-01 shows FR and EN, and which one is current', () => {
    const html = render([
      { locale: 'fr', href: '/', isCurrent: true },
      { locale: 'en', href: '/en', isCurrent: false },
    ]);
    const [french = '', english = ''] = html.match(/<a .*?<\/a>/g) ?? [];
    expect(french).toMatch(/href="\/".*aria-current="true".*>FR</);
    expect(english).toMatch(/href="\/en".*>EN</);
    expect(english).not.toContain('aria-current');
  });
});
