import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Scale } from './scale';

describe('Scale', () => {
  it('says the figure, what it counts, and where it comes from', () => {
    const html = renderToStaticMarkup(
      <Scale figures={[{ value: '87 %', label: 'en emploi', source: 'Enquête 2025' }]} />,
    );
    expect(html.replace(/<[^>]+>/g, '')).toBe('87 % en emploiEnquête 2025');
  });
});
