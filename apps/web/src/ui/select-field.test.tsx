import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SelectField } from './select-field';

describe('SelectField', () => {
  const options = [
    { value: '', label: 'Choisir un campus' },
    { value: 'lyon', label: 'Lyon' },
    { value: 'nice', label: 'Nice', isDisabled: true },
  ];

  it('offers its options and shows the one that is chosen', () => {
    const html = renderToStaticMarkup(
      <SelectField id="campus" label="Campus" options={options} defaultValue="lyon" />,
    );
    expect(html).toContain('<option value="lyon" selected="">Lyon</option>');
    expect(html).toContain('<option value="nice" disabled="">Nice</option>');
  });

  it('says why it is unavailable', () => {
    const html = renderToStaticMarkup(
      <SelectField id="campus" label="Campus" options={options} disabled help="Choisissez d’abord." />,
    );
    expect(html).toMatch(/<select[^>]* disabled=""/);
    expect(html).toContain('aria-describedby="campus-help"');
  });

  it('is refused by a line that stands elsewhere', () => {
    const html = renderToStaticMarkup(
      <SelectField id="campus" label="Campus" options={options} errorLine="erreur" />,
    );
    expect(html).toContain('aria-describedby="erreur"');
    expect(html).toContain('aria-invalid="true"');
  });
});
