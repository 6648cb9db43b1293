import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { basePolicy, strictPolicy } from './content-policy.ts';

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
    [
      'a frame that waits for consent',
      '<div data-frame-src="https://a.example/b"></div>',
      ' https://a.example;',
    ],
    ['no frame of its own', '<p>https://reseau.example</p><img src="https://a.example/b.png">', ';'],
    ['no frame whose text is not run by the browser', '&lt;iframe src="https://a.example/b"&gt;', ';'],
    ['no address that would end the directive', '<iframe src="https://a.example;script-src">', ';'],
    ['no script for an address', '<iframe src="javascript:alert(1)">', ';'],
  ])('FOOT-05 allows %s', (_sentence, html, frames) => {
    expect(strictPolicy(html)).toContain(`; frame-src 'self'${frames}`);
  });

  it.each([
    ['the site itself', '<form action="/programme" method="get">', "'self';"],
    ['the site itself, whatever its text says', '&lt;form action="/crm/contact"&gt;', "'self';"],
    ['the CRM, for the form of an action', '<form class="a" action="/crm/contact">', "'self' https: http:;"],
    ['the CRM, in English', '<form action="/en/crm/contact" method="get">', "'self' https: http:;"],
  ])('ROUTE-14 lets a form lead to %s', (_sentence, html, targets) => {
    expect(strictPolicy(html)).toContain(`; form-action ${targets}`);
  });
});

describe('CALL-11 the origin of the tag manager', () => {
  const TAGS = 'https://mesure.example';

  it.each([
    [
      'a stored page',
      strictPolicy('<script>run(1)</script>', TAGS),
      `script-src 'self' ${hash('run(1)')} ${TAGS};`,
    ],
    ['any other answer', basePolicy(TAGS), `script-src 'self' 'unsafe-inline' ${TAGS};`],
  ])('is allowed on %s for scripts, calls and images', (_answer, policy, scripts) => {
    expect(policy).toContain(scripts);
    expect(policy).toContain(`connect-src 'self' ${TAGS};`);
    expect(policy).toContain(`img-src 'self' data: ${TAGS};`);
  });

  it('brings those its measures go to, which may run no script', () => {
    const policy = strictPolicy('', 'https://www.googletagmanager.com');
    const hosts =
      'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';
    expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
    expect(policy).toContain(`connect-src 'self' ${hosts};`);
    expect(policy).toContain(`img-src 'self' data: ${hosts};`);
  });

  it('is no part of the policy without an id', () => {
    expect(strictPolicy('')).not.toContain('connect-src');
    expect(basePolicy(null)).toContain("img-src 'self' data:;");
  });
});
