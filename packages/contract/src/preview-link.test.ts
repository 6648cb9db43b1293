import { describe, expect, it } from 'vitest';
import { previewAddress, readPreviewLink, writePreviewLink, type PreviewLink } from './preview-link.ts';

const SECRET = 'a secret of the test';
const NOW = 1_800_000_000_000;
const LINK: PreviewLink = {
  site: 'meridia',
  uid: 'api::event.event',
  documentId: 'abcdefghijklmnopqrstuvwx',
  locale: 'fr',
  status: 'draft',
  endsAt: NOW + 1000,
};

const text = writePreviewLink(LINK, SECRET);
const [content = '', signature = ''] = text.split('.');
const rewritten = (change: Partial<PreviewLink>) =>
  `${Buffer.from(JSON.stringify({ ...LINK, ...change })).toString('base64url')}.${signature}`;

describe('PREVIEW-03 a signed link', () => {
  it('is read as it was written, until its end', () => {
    expect(readPreviewLink(text, SECRET, NOW)).toEqual(LINK);
    expect(readPreviewLink(text, SECRET, LINK.endsAt)).toBeNull();
  });

  it.each([
    ['another document', rewritten({ documentId: 'zyxwvutsrqponmlkjihgfedc' })],
    ['another type', rewritten({ uid: 'api::news.news' })],
    ['another language', rewritten({ locale: 'en' })],
    ['another school', rewritten({ site: 'boreal' })],
    ['a later end', rewritten({ endsAt: NOW + 9_999_999 })],
    ['no signature', content],
    ['an empty signature', `${content}.`],
    ['half a signature', `${content}.${signature.slice(0, 20)}`],
    ['more than a signature', `${text}.${signature}`],
    ['the signature of another secret', writePreviewLink(LINK, 'another secret of the test')],
    ['nothing', ''],
    ['a very long text', 'a'.repeat(100_000)],
  ])('with %s is worth nothing', (_what, forged) => {
    expect(readPreviewLink(forged, SECRET, NOW)).toBeNull();
  });

  it('that says what no link says is none, signed or not', () => {
    const odd = { ...LINK, uid: 'admin::user' };
    expect(readPreviewLink(writePreviewLink(odd, SECRET), SECRET, NOW)).toBeNull();
  });

  it('is the one parameter of an address of the site', () => {
    const address = new URL(previewAddress('https://www.meridia.example', LINK, SECRET));
    expect(address.origin + address.pathname).toBe('https://www.meridia.example/apercu');
    expect([...address.searchParams]).toEqual([['lien', text]]);
  });
});
