import { describe, expect, it } from 'vitest';
import { addressText } from './address.rules';

const LYON = {
  address: '45, cours du Méridien',
  postalCode: '69007',
  city: 'Lyon',
  country: 'France',
};

describe('the address of a campus', () => {
  it.each([
    ['in France', LYON, '45, cours du Méridien, 69007 Lyon'],
    ['abroad', { ...LYON, country: 'Suisse' }, '45, cours du Méridien, 69007 Lyon, Switzerland'],
    ['without a code', { ...LYON, postalCode: null }, '45, cours du Méridien, Lyon'],
    ['a street alone', { ...LYON, postalCode: null, city: null }, '45, cours du Méridien'],
    ['without a street', { ...LYON, address: null }, null],
  ])('%s', (_case, campus, text) => {
    expect(addressText('en', campus)).toBe(text);
  });
});
