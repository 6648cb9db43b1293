import { describe, expect, it } from 'vitest';
import { parseFrontMatter } from './front-matter';

describe('parseFrontMatter', () => {
  it('parts the data from the body', () => {
    expect(parseFrontMatter('---\nslug: a\ncampuses: [paris]\n---\nUn\n\n---\n\nDeux\n')).toEqual({
      data: { slug: 'a', campuses: ['paris'] },
      body: 'Un\n\n---\n\nDeux\n',
    });
  });

  it.each([
    ['a date stays a text', 'publishDate: 2026-11-05', '2026-11-05'],
    ['a time stays a text', 'publishDate: 12:30', '12:30'],
    ['yes is a word', 'publishDate: yes', 'yes'],
  ])('%s', (_, line, value) => {
    expect(parseFrontMatter(`---\n${line}\n---\n`).data).toEqual({ publishDate: value });
  });

  it('accepts a file without body and Windows line ends', () => {
    expect(parseFrontMatter('---\r\nslug: a\r\n---')).toEqual({ data: { slug: 'a' }, body: '' });
  });

  it('refuses a file without front matter and a key given twice', () => {
    expect(() => parseFrontMatter('slug: a')).toThrow('front matter');
    expect(() => parseFrontMatter('---\na: 1\na: 2\n---\n')).toThrow('unique');
  });
});
