import { describe, expect, it } from 'vitest';
import { crmActionsWire, crmLinkWire } from './crm-links.wire.ts';

describe('MODAL-09 the link of a pair', () => {
  const url = 'https://crm.meridia.example/brochure?id=1';

  it.each([
    ['an object', { url }, url],
    ['an array, of which the first element counts', [{ url }, { url: 'https://crm.meridia.example/2' }], url],
    ['a listed pair without a link', { url: '' }, null],
    ['an array whose first element has no link', [{ url: '' }], null],
    ['an empty array', [], null],
  ])('%s', (_sentence, answer, expected) => {
    expect(crmLinkWire.parse(answer)).toEqual({ url: expected });
  });

  it('only http(s) links fit', () => {
    expect(crmLinkWire.safeParse({ url: 'javascript:alert(1)' }).success).toBe(false);
  });

  it('S-06 an answer that says nothing of a link is not one without a link', () => {
    expect(crmLinkWire.safeParse({ data: { surprise: true } }).success).toBe(false);
    expect(crmLinkWire.safeParse([{ surprise: true }]).success).toBe(false);
  });
});

describe('ENT-05 the programmes of each action', () => {
  const option = { id: 'a', name: 'Bachelor', slug: 'bachelor' };

  it('all three actions are expected', () => {
    expect(crmActionsWire.safeParse({ brochure: [option], contact: [] }).success).toBe(false);
    expect(crmActionsWire.safeParse({ brochure: [option], contact: [], registration: [] }).success).toBe(
      true,
    );
  });
});
