import { describe, expect, it } from 'vitest';
import { candidatesOf, toAddressForm } from './address-form.rules';

describe('GUARD-04 the address comes from the title, in the right form', () => {
  it.each([
    ['Portes ouvertes à Lyon', 'portes-ouvertes-a-lyon'],
    ['L’œuvre d’Élise : 30 % de plus !', 'l-oeuvre-d-elise-30-de-plus'],
    ['  déjà--en-forme  ', 'deja-en-forme'],
    ['Tromsø', 'tromso'],
    ['日本', ''],
    ['../../admin?x=1#y', 'admin-x-1-y'],
  ])('« %s » is %s', (title, address) => expect(toAddressForm(title)).toBe(address));

  it('is never cut in a word, nor longer than eighty letters', () => {
    const address = toAddressForm('anticonstitutionnellement '.repeat(9));
    expect(address).toBe('anticonstitutionnellement-anticonstitutionnellement-anticonstitutionnellement');
    expect(toAddressForm('a'.repeat(300))).toHaveLength(80);
  });

  it('of two with the same title, the second has a number', () => {
    expect(candidatesOf('jpo', 0, 3)).toEqual(['jpo', 'jpo-2', 'jpo-3']);
    expect(candidatesOf('jpo', 3, 2)).toEqual(['jpo-4', 'jpo-5']);
  });
});
