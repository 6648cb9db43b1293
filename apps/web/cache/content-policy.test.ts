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

  it.each([
    [
      'its frames, by their origins',
      '<iframe class="a" src="https://reseau.example/pied.html?a=1&amp;b" title="b">',
      ' https://reseau.example;',
    ],
    ['with their ports', '<iframe src="http://127.0.0.1:4000/footer.html">', ' http://127.0.0.1:4000;'],
    [
      'once each',
      '<iframe src="https://a.example"></iframe><iframe src="https://a.example/b">',
      ' https://a.example;',
    ],
    ['no frame of its own', '<p>https://reseau.example</p><img src="https://a.example/b.png">', ';'],
    ['no frame whose text is not run by the browser', '&lt;iframe src="https://a.example/b"&gt;', ';'],
    ['no address that would end the directive', '<iframe src="https://a.example;script-src">', ';'],
    ['no script for an address', '<iframe src="javascript:alert(1)">', ';'],
  ])('FOOT-05 allows %s', (_sentence, html, frames) => {
    expect(strictPolicy(html)).toContain(`; frame-src 'self'${frames}`);
  });
});
