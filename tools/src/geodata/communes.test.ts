import { expect, it } from 'vitest';
import { communeLines } from './communes.ts';

const row = (zipcode: string, place: string, latitude = '45.7485', longitude = '4.8467') => ({
  zipcode,
  place,
  latitude,
  longitude,
});

it('each town of a postcode is a line, in order', () => {
  expect(
    communeLines([row('69100', 'Villeurbanne'), row('01400', 'L’Abergement', '46.15', '-0.004')]),
  ).toEqual(['01400 4615 0 L’Abergement', '69100 4575 485 Villeurbanne']);
});

it('a district says where its postcode is; companies have none', () => {
  const rows = [
    row('69007', 'Lyon'),
    row('69007', 'Lyon 07', '45.7352', '4.8421'),
    row('69007 CEDEX 07', 'Lyon'),
  ];
  expect(communeLines(rows)).toEqual(['69007 4574 484 Lyon']);
});
