import { expect, it } from 'vitest';
import { readTypedPlace } from './typed-place.rules';

it.each([
  ['69100', '69100'],
  [' 69100 Villeurbanne', '69100'],
  ['Saint-Étienne', 'saint etienne'],
  ['ST ETIENNE', 'saint etienne'],
  ['L’Haÿ-les-Roses', 'l hay les roses'],
  ['Lyon 7e', 'lyon'],
  ['Paris 15e arrondissement', 'paris'],
  ['Marseille Cedex 08', 'marseille'],
  ['<script>alert(1)</script>', 'script alert 1 script'],
  ['\u0000 ‮', ''],
  ['12', '12'],
  ['a'.repeat(5000), 'a'.repeat(60)],
])('%j is %j', (typed, expected) => {
  expect(readTypedPlace(new URLSearchParams({ lieu: typed }))).toBe(expected);
});
