import { expect, it } from 'vitest';
import { escapeXml } from './xml';

it.each([
  ['« Droit & société »', '« Droit &amp; société »'],
  [`<b a="1">l'été</b>`, '&lt;b a=&quot;1&quot;&gt;l&apos;été&lt;/b&gt;'],
  ['avant\u0000\u0008\u000b\ud800après\n', 'avantaprès\n'],
  ['🧭', '🧭'],
])('writes %j as XML', (text, xml) => {
  expect(escapeXml(text)).toBe(xml);
});
