import { describe, expect, it } from 'vitest';
import { linkContacts, parseCell } from './inline-text.rules';
import type { TextMark } from './rich-text.model';

const text = (value: string, ...marks: TextMark[]) => ({ kind: 'text', text: value, marks });
const mail = (value: string, ...marks: TextMark[]) => ({
  kind: 'link',
  href: `mailto:${value}`,
  runs: [text(value, ...marks)],
});

describe('addresses to write to', () => {
  it.each([
    ['none', 'Bonjour', [text('Bonjour')]],
    ['alone', 'a@meridia.example', [mail('a@meridia.example')]],
    [
      'in a sentence, without its full stop',
      'Écrivez à vie-etudiante@meridia.example.',
      [text('Écrivez à '), mail('vie-etudiante@meridia.example'), text('.')],
    ],
    ['no host, no address', 'vous@', [text('vous@')]],
    ['empty text', '', []],
  ])('%s', (_rule, value, expected) => {
    expect(linkContacts(value)).toEqual(expected);
  });

  it('keep the marks of the text', () => {
    expect(linkContacts('a@b.fr', ['bold'])).toEqual([mail('a@b.fr', 'bold')]);
  });
});

describe('V-09 numbers to call', () => {
  const call = (value: string, href: string) => ({ kind: 'link', href, runs: [text(value)] });

  it.each([
    [
      'in a sentence',
      'Appelez le 01 99 00 10 62.',
      [text('Appelez le '), call('01 99 00 10 62', 'tel:+33199001062'), text('.')],
    ],
    [
      'with no-break spaces',
      '01\u00a099\u00a000\u00a010\u00a062',
      [call('01\u00a099\u00a000\u00a010\u00a062', 'tel:+33199001062')],
    ],
    ['with points', '06.12.34.56.78', [call('06.12.34.56.78', 'tel:+33612345678')]],
    ['from abroad', '+33 1 99 00 10 62', [call('+33 1 99 00 10 62', 'tel:+33199001062')]],
    [
      'beside an address to write to',
      'a@b.fr – 01 99 00 10 62',
      [mail('a@b.fr'), text(' – '), call('01 99 00 10 62', 'tel:+33199001062')],
    ],
    ['a code is none', 'RNCP 0123456789', [text('RNCP 0123456789')]],
    ['an account is none', '30 01 99 00 10 62 45 11', [text('30 01 99 00 10 62 45 11')]],
    ['nor are prices', 'de 10 50 à 12 75', [text('de 10 50 à 12 75')]],
  ])('%s', (_rule, value, expected) => {
    expect(linkContacts(value)).toEqual(expected);
  });
});

describe('cells of a table', () => {
  it.each([
    ['plain', '53 % du SMIC', [text('53 % du SMIC')]],
    ['bold', '**Total**', [text('Total', 'bold')]],
    ['bold in the middle', 'de **3** à 5', [text('de '), text('3', 'bold'), text(' à 5')]],
    ['two bold parts', '**a** et **b**', [text('a', 'bold'), text(' et '), text('b', 'bold')]],
    ['stars that close nothing stay', '2 ** 3', [text('2 ** 3')]],
    ['markup stays text', '<b>x</b>', [text('<b>x</b>')]],
  ])('%s', (_rule, value, expected) => {
    expect(parseCell(value)).toEqual(expected);
  });
});
