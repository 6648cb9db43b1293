import { describe, expect, it } from 'vitest';
import { linkUrlWire } from './address.wire.ts';
import { formatPageReference, parsePageReference } from './page-reference.ts';

const ID = 'd1234567890abcdefghijklm';

describe('LINK-01 a link to a document', () => {
  it.each([
    ['a page', `/@campus/${ID}`, 'api::campus.campus', ''],
    ['a part of it', `/@campus/${ID}#acces`, 'api::campus.campus', '#acces'],
    ['a page below it', `/@course/${ID}/cout`, 'api::course.course', '/cout'],
    ['with a query', `/@blog-post/${ID}?utm_source=x#haut`, 'api::blog-post.blog-post', '?utm_source=x#haut'],
  ])('LINK-01 to %s is read and written the same', (_what, address, uid, rest) => {
    expect(parsePageReference(address)).toEqual({ uid, documentId: ID, rest });
    expect(formatPageReference({ uid, documentId: ID, rest })).toBe(address);
  });

  it.each([
    ['an address', '/campus/lyon'],
    ['a type without pages', `/@banner/${ID}`],
    ['no type', `/@constructor/${ID}`],
    ['a short id', '/@campus/d123'],
    ['two pages below', `/@course/${ID}/a/b`],
    ['a space', `/@campus/${ID}#a b`],
    ['another line', `/@campus/${ID}\n`],
    ['nothing', null],
  ])('LINK-01 %s is none', (_what, address) => {
    expect(parsePageReference(address)).toBeNull();
  });

  it('LINK-01 is no address that a page may show', () => {
    expect(linkUrlWire.safeParse(`/@campus/${ID}`).success).toBe(false);
    expect(linkUrlWire.safeParse('/campus/lyon').success).toBe(true);
  });
});
