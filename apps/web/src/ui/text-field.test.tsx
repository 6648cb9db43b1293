import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TextField } from './text-field';

describe('TextField', () => {
  it('is named by its label', () => {
    const html = renderToStaticMarkup(<TextField id="nom" label="Votre nom" name="nom" />);
    expect(html).toContain('<label for="nom"');
    expect(html).toMatch(/<input[^>]* id="nom"/);
  });

  it('has neither description nor fault at rest', () => {
    expect(renderToStaticMarkup(<TextField id="nom" label="Votre nom" />)).not.toMatch(/aria-/);
  });

  it('points at its help and at its error', () => {
    const html = renderToStaticMarkup(
      <TextField id="mail" label="E-mail" help="Celui que vous lisez." error="Il manque la fin." />,
    );
    expect(html).toContain('aria-describedby="mail-help mail-error"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toMatch(/<p id="mail-help"[^>]*>Celui que vous lisez\./);
    expect(html).toMatch(/<p id="mail-error"[^>]*>.*Il manque la fin\./);
  });
});
