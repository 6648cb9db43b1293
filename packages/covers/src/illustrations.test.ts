import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { bandGores } from './band-gores.ts';
import { errorArt } from './error-art.ts';
import { heroGores } from './hero-gores.ts';
import { offlineArt } from './offline-art.ts';
import { spires } from './spires.ts';

it.each([
  ['the hero', heroGores, '1c7e7777a2169bb11dcfef7317e56c75cb421d168aeb337b0b2245446390ddc2'],
  ['the error page', errorArt, '6b17352173fe8564d67cd3bb1e1c576c22eb6486b6a365425b5daf00de779169'],
  ['the offline page', offlineArt, '09fe0a0fc3c4a519a374abfaea22e3b8865bba0c9145e795aeec17c067116c06'],
  ['the head of a page', spires, 'fee33531b53ae0765605f59ccb13546d0298d76e7351898d2e8a7ce6c564de2d'],
  ['the band of a profile', bandGores, 'b395a3f9a07a08ce0c37ff0b878fa66736be896e6cb578325639a26859387383'],
])('draws %s as the design reference does', (_, draw, sha256) => {
  expect(hash('sha256', draw())).toBe(sha256);
});
