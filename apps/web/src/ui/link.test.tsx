import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Link } from './link';

describe('Link', () => {
  it('stays in the tab', () => {
    expect(renderToStaticMarkup(<Link href="/campus">Campus</Link>)).toBe('<a href="/campus">Campus</a>');
  });

  it('says that it opens a new tab, which knows nothing of this one', () => {
    const html = renderToStaticMarkup(
      <Link href="https://example.org" newTabHint="(nouvel onglet)">
        Réclamation
      </Link>,
    );
    expect(html).toContain('target="_blank" rel="noopener"');
    expect(html).toContain('> (nouvel onglet)</span>');
  });
});
