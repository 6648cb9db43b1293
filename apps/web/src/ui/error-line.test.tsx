import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ErrorLine } from './error-line';

describe('ErrorLine', () => {
  it('is announced at once', () => {
    expect(renderToStaticMarkup(<ErrorLine message="Lien CRM introuvable." />)).toMatch(/^<p role="alert"/);
  });
});
