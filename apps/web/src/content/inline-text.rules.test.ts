import { describe, expect, it } from 'vitest';
import { linkEmails, parseCell } from './inline-text.rules';
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
    expect(linkEmails(value)).toEqual(expected);
  });

  it('keep the marks of the text', () => {
    expect(linkEmails('a@b.fr', ['bold'])).toEqual([mail('a@b.fr', 'bold')]);
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
