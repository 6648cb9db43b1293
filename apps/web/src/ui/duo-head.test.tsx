import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DuoActions, DuoFoot, DuoHead } from './duo-head';

describe('DuoHead', () => {
  it('writes the title, what is given, then the picture', () => {
    const html = renderToStaticMarkup(
      <DuoHead tint="mer" breadcrumb={null} title="Lyon" picture={<img src="/lyon.webp" alt="Carte" />}>
        <DuoFoot>
          <DuoActions>Visiter</DuoActions>
        </DuoFoot>
      </DuoHead>,
    );
    expect(html).toMatch(/teinte-mer.*<h1[^>]*>Lyon<\/h1>.*Visiter.*<img src="\/lyon.webp" alt="Carte"\/>/);
  });

  it('does without a picture', () => {
    expect(renderToStaticMarkup(<DuoHead tint="rose" breadcrumb={null} title="Paris" />)).not.toContain(
      '<img',
    );
  });
});
