import { describe, expect, it } from 'vitest';
import { orderFor } from './order.rules';
import { SECTION_ORDERS, USUAL_ORDER } from './section-orders.data';
import { SECTION_NAMES } from './worklist.model';

const having = (...codes: string[]) => ({ roles: codes.map((code) => ({ code })) });

describe('WORK-02 the order of the sections', () => {
  it.each([
    ['an editor', ['redaction-meridia'], 'drafts'],
    ['somebody of admissions', ['admissions-boreal'], 'expired'],
    ['somebody of admissions of one campus', ['admissions-campus-meridia'], 'expired'],
    ['who manages the school', ['responsable-meridia'], 'week'],
    ['who reads again', ['relecture-meridia'], 'week'],
    ['an administrator', ['strapi-super-admin'], 'drafts'],
    ['several roles', ['une-autre', 'admissions-meridia', 'redaction-meridia'], 'expired'],
  ])('WORK-02 %s', (_who, codes, first) => {
    expect(orderFor(having(...codes))[0]).toBe(first);
  });

  it('WORK-02 nobody loses a section', () => {
    for (const order of [USUAL_ORDER, ...Object.values(SECTION_ORDERS)])
      expect(order.toSorted()).toEqual(SECTION_NAMES.toSorted());
    expect(orderFor({})).toBe(USUAL_ORDER);
  });
});
