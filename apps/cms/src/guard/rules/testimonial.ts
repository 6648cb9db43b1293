import { frenchNeeds, hasAddress, realTitle } from '../rule-kit';

export const TESTIMONIAL_RULES = [
  realTitle('name', 'Le nom'),
  hasAddress,
  ...frenchNeeds('api::testimonial.testimonial', ['quote']),
];
