import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPageHeads } from './page-heads.ts';
import { headFaultsOf, inlineScriptsOf, MOST_HEAD_BYTES } from './page-policy.ts';

const SCRIPT = 'document.documentElement.dataset.device = "mobile"';
const HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;
const POLICY = `default-src 'self'; script-src 'self' ${HASH}; style-src 'self' 'unsafe-inline'`;
const PAGE = `<head><script>${SCRIPT}</script><script type="module" src="/_site/a.js"></script></head>`;
const RIGHT = { policy: POLICY, headBytes: MOST_HEAD_BYTES, html: PAGE };

it('finds the scripts that a browser would run', () => {
  const html =
    '<script>a</script><script type="module" nonce="b">b</script><script src="/c.js"></script>' +
    '<script type="application/ld+json">d</script><script type="speculationrules">e</script>';
  expect(inlineScriptsOf(html)).toEqual(['a', 'b']);
});

describe('what the head of a page says', () => {
  it.each([
    ['nothing is wrong', RIGHT, []],
    ['no policy', { ...RIGHT, policy: '', html: '' }, ['has no policy for its scripts']],
    [
      'any inline script may run',
      { ...RIGHT, policy: POLICY.replace(HASH, `${HASH} 'unsafe-inline'`) },
      ['lets any inline script run'],
    ],
    [
      'a script that is no constant',
      { ...RIGHT, html: `${PAGE}<script>alert(1)</script>` },
      ['has an inline script that its policy does not know: alert(1)'],
    ],
    [
      'a long head',
      { ...RIGHT, headBytes: MOST_HEAD_BYTES + 1 },
      [`has a head of ${MOST_HEAD_BYTES + 1} bytes`],
    ],
  ])('%s', (_case, judged, faults) => {
    expect(headFaultsOf(judged)).toEqual(faults);
  });
});

describe('the heads of a whole site', () => {
  const answer = (policy: string, headBytes = 900) => ({
    status: 200,
    location: null,
    type: 'text/html',
    policy,
    headBytes,
    body: Buffer.from(PAGE),
  });
  const check = (policies: readonly string[]) => {
    const heads = createPageHeads();
    policies.forEach((policy, rank) => heads.check(`/${rank}`, answer(policy, 900 + rank)));
    return heads;
  };
  const variants = [1, 2, 3, 4, 5].map((rank) => `${POLICY}; frame-src https://${rank}.example`);

  it('have few policies, however many pages', () => {
    const heads = check([...variants.slice(0, 4), ...variants.slice(0, 4)]);
    expect([heads.faults(), heads.policyCount(), heads.pageCount()]).toEqual([[], 4, 8]);
  });

  it('are at fault when each page brings its own', () => {
    expect(check(variants).faults()).toEqual([
      { address: '/4', fault: `has one policy too many: ${variants[4]}` },
    ]);
  });

  it('tell the largest', () => {
    expect(check(variants).largest()).toEqual({ address: '/4', bytes: 904 });
  });
});
