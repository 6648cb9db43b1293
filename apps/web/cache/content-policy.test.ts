import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { strictPolicy } from './content-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the strict content policy', () => {
  it('names the inline scripts of the page, once each', () => {
    const html = '<script>run(1)</script><script id="x">run(2)</script><script>run(1)</script>';

    expect(strictPolicy(html)).toContain(`script-src 'self' ${hash('run(1)')} ${hash('run(2)')};`);
  });

  it.each([
    '<script src="/a.js"></script>',
    '<script type="application/ld+json">{}</script>',
    '<p>no script</p>',
  ])('has nothing to name in %s', (html) => {
    expect(strictPolicy(html)).toContain("script-src 'self';");
  });
});
