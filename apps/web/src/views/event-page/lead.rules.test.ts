import { describe, expect, it } from 'vitest';
import type { RichTextPart } from '@/content/rich-text.model';
import { splitLead } from './lead.rules';

const paragraph = (text: string) =>
  ({ kind: 'paragraph', content: [{ kind: 'text', text, marks: [] }] }) satisfies RichTextPart;
const heading = { kind: 'heading', level: 2, content: [] } satisfies RichTextPart;

describe('splitLead', () => {
  it('takes the first paragraph when something follows', () => {
    const [first, second] = [paragraph('Venez.'), paragraph('Voyez.')];
    expect(splitLead([first, second])).toEqual({ lead: first.content, rest: [second] });
  });

  it.each([
    ['one paragraph', [paragraph('Venez.')]],
    ['a title first', [heading, paragraph('Venez.')]],
    ['nothing', []],
  ])('leaves the text whole: %s', (_rule, text) => {
    expect(splitLead(text)).toEqual({ lead: null, rest: text });
  });
});
