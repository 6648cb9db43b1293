import { expect, it } from 'vitest';
import { isLinkTo } from './link-address.rules';

it.each([
  ['/', true],
  ['/contact', true],
  [`/@campus/${'d'.repeat(24)}#acces`, true],
  ['https://ailleurs.example/', true],
  ['mailto:contact@meridia.example', true],
  ['', false],
  ['campus/lyon', false],
  ['//ailleurs.example', false],
  ['javascript:alert(1)', false],
  ['/deux mots', false],
])('LINK-06 « %s » may be the address of a link: %s', (address, expected) =>
  expect(isLinkTo(address)).toBe(expected),
);
