import { expect, it } from 'vitest';
import { inFinderOrder } from './finder-order.rules';

it('puts forward what the school does, by rank, and leaves the others in their order', () => {
  const programmes = [
    { slug: 'a', featured: null },
    { slug: 'b', featured: 2 },
    { slug: 'c', featured: null },
    { slug: 'd', featured: 1 },
  ];
  expect(inFinderOrder(programmes).map(({ slug }) => slug)).toEqual(['d', 'b', 'a', 'c']);
});
