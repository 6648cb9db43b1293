import { describe, expect, it } from 'vitest';
import { INTERFACE_FACE, TITLE_FACE } from './face';

const FRENCH =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÀÂÇÉÈÊËÎÏÔŒÙÛÜŸàâçéèêëîïôœùûüÿ«»’“”–—…€%°′·&';
const at = { x: 0, y: 0, size: 100, fill: '#000' };
const shapes = (text: string) => TITLE_FACE.draw(text, at).match(/<path /g)?.length ?? 0;

describe('SHARE-03 the letters of share images', () => {
  it.each([...FRENCH])('%s is written', (letter) => {
    expect([shapes(letter), TITLE_FACE.widthOf(letter) > 0]).toEqual([1, true]);
    expect(INTERFACE_FACE.draw(letter, at)).toMatch(/<path [^>]* d="M[^"]*Z"\/>/);
    expect(TITLE_FACE.draw(letter, at)).toMatch(/<path [^>]* d="M[^"]*Z"\/>/);
  });

  it.each([
    ['a letter of another language keeps its form', 'Łódź, Kraków, Čapek', 'Lódz, Kraków, Capek'],
    ['a mark that stands apart joins its letter', 'e\u0301cole', 'école'],
    ['every space of the printer is one', 'a\u00a0b\u202fc', 'a b c'],
    ['a hyphen that does not break is one', 'semi\u2011public', 'semi-public'],
    ['an arrow is a dash', 'Bac → Bac+3', 'Bac – Bac+3'],
    ['what has no outline is left out', '学校 Meridia 🌍', ' Meridia '],
    ['so is what cannot be seen', 'Mé\u200bri\u202edia\u0000', 'Méridia'],
    ['a half of a letter breaks nothing', 'a\ud800b', 'ab'],
  ])('%s', (_rule, text, written) => {
    expect(TITLE_FACE.draw(text, at)).toBe(TITLE_FACE.draw(written, at));
    expect(TITLE_FACE.widthOf(text)).toBe(TITLE_FACE.widthOf(written));
  });

  it('letters that fit into each other stand closer', () => {
    expect(TITLE_FACE.widthOf('Ta')).toBeLessThan(TITLE_FACE.widthOf('T') + TITLE_FACE.widthOf('a') - 0.02);
  });

  it('a text that cannot be written is known as such', () => {
    expect(['学校', '🌍', ' ', 'Lyon'].map(TITLE_FACE.canWrite)).toEqual([false, false, false, true]);
  });
});
