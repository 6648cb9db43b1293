import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ProgressBar } from './progress-bar';

describe('ProgressBar', () => {
  it('has a name and lasts as long as it is told', () => {
    const html = renderToStaticMarkup(<ProgressBar label="Chargement" durationMs={5000} />);
    expect(html).toContain('role="progressbar" aria-label="Chargement"');
    expect(html).toContain('animation-duration:5000ms');
  });
});
