import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FilterChipLink } from './filter-chip';

describe('FilterChipLink', () => {
  it('says that it is the current filter', () => {
    expect(renderToStaticMarkup(<FilterChipLink href="/agenda" label="Salon" isCurrent />)).toContain(
      'aria-current="true"',
    );
    expect(renderToStaticMarkup(<FilterChipLink href="/agenda" label="Salon" />)).not.toContain('aria-');
  });

  it('says that it takes the filter away, and not only by a cross', () => {
    const html = renderToStaticMarkup(<FilterChipLink href="/programme" label="Lyon" removeHint="retirer" />);
    expect(html).toContain('#close');
    expect(html.replace(/<[^>]+>/g, ' ')).toMatch(/Lyon\s+retirer/);
  });
});
