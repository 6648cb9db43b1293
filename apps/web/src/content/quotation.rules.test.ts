import { describe, expect, it } from 'vitest';
import { toQuoteParagraphs, withoutOuterQuotes } from './quotation.rules';
import type { TextMark, TextRun } from './rich-text.model';

describe('marks round a quotation', () => {
  it.each([
    ['guillemets with no-break spaces go', '«\u00a0On écoute.\u00a0»', 'On écoute.'],
    ['narrow ones too', '«\u202fOn écoute.\u202f»', 'On écoute.'],
    ['English marks go', '“We listen.”', 'We listen.'],
    ['straight marks go', '"We listen."', 'We listen.'],
    ['straight marks of two quotations stay', '"Yes" then "no"', '"Yes" then "no"'],
    ['there may be none', 'On écoute.', 'On écoute.'],
    ['those inside stay', '« Il a dit « bonjour » et rien. »', 'Il a dit « bonjour » et rien.'],
    ['two quotations are not one', '« Oui » puis « non »', '« Oui » puis « non »'],
    ['what follows the quotation keeps it', '« Oui », dit-elle.', '« Oui », dit-elle.'],
    ['a mark that is never closed stays', '« Oui', '« Oui'],
    ['nothing stays nothing', '', ''],
  ])('%s', (_rule, text, expected) => {
    expect(withoutOuterQuotes(text)).toBe(expected);
  });
});

describe('paragraphs of a quotation', () => {
  const text = (value: string, ...marks: TextMark[]): TextRun => ({ kind: 'text', text: value, marks });

  it('are separated by an empty line, and lose the marks round the whole', () => {
    expect(toQuoteParagraphs([text('« Un.\n\nDeux. »')])).toEqual([[text('Un.')], [text('Deux.')]]);
  });

  it('lose straight marks too', () => {
    expect(toQuoteParagraphs([text('"We listen."')])).toEqual([[text('We listen.')]]);
  });

  it('keep their links and their marks', () => {
    const link = { kind: 'link' as const, href: '/agenda', runs: [text('l’agenda')] };
    expect(toQuoteParagraphs([text('« Voyez '), link, text(' bientôt', 'bold'), text('. »')])).toEqual([
      [text('Voyez '), link, text(' bientôt', 'bold'), text('.')],
    ]);
  });
});
