import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import type { RichText, RichTextPart, TextMark } from '@/content/rich-text.model';
import { createSiteContext } from '@/lib/site-context';
import type { OutlineStart } from './outline.rules';
import { Prose } from './prose';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };
const site = createSiteContext({ locale: 'en', labels });

const text = (value: string, ...marks: TextMark[]) => ({ kind: 'text' as const, text: value, marks });
const paragraph = (value: string): RichTextPart => ({ kind: 'paragraph', content: [text(value)] });

function render(content: RichText, level?: OutlineStart): string {
  return renderToStaticMarkup(<Prose site={site} content={content} level={level} />);
}

describe('text of an editor', () => {
  it('is shown as text, even when it looks like markup', () => {
    const html = render([
      paragraph('<script>alert(1)</script>'),
      { kind: 'code', text: '<img onerror=alert(1)>' },
    ]);
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('&lt;img onerror=alert(1)&gt;');
  });

  it('is nothing at all when there is none', () => {
    expect(render([])).toBe('');
  });

  it('has its headings under the title of its block', () => {
    const heading = (level: 2 | 4): RichTextPart => ({
      kind: 'heading',
      level,
      content: [text(`t${level}`)],
    });
    expect(render([heading(2), heading(4)], 3)).toContain('<h3>t2</h3><h4>t4</h4>');
  });

  it('keeps lists inside the item they belong to', () => {
    const inner = { kind: 'list' as const, isOrdered: true, items: [{ content: [text('a1')], lists: [] }] };
    const html = render([
      { kind: 'list', isOrdered: false, items: [{ content: [text('a')], lists: [inner] }] },
    ]);
    expect(html).toContain('<ul><li>a<ol><li>a1</li></ol></li></ul>');
  });

  it.each<[TextMark, string]>([
    ['bold', '<strong>mot</strong>'],
    ['italic', '<em>mot</em>'],
    ['underline', '<u>mot</u>'],
    ['strikethrough', '<s>mot</s>'],
    ['code', '<code>mot</code>'],
  ])('marks %s', (mark, expected) => {
    expect(render([{ kind: 'paragraph', content: [text('mot', mark)] }])).toContain(`<p>${expected}</p>`);
  });

  it('nests the marks of one text', () => {
    expect(render([{ kind: 'paragraph', content: [text('mot', 'bold', 'italic')] }])).toContain(
      '<em><strong>mot</strong></em>',
    );
  });

  it('breaks lines where the editor did', () => {
    expect(render([paragraph('18, rue des Ambassades\n75017 Paris')])).toContain(
      '18, rue des Ambassades<br/>75017 Paris',
    );
  });

  it.each([
    ['of the site stay in its language and its tab', '/agenda', '<a href="/en/agenda">ici</a>'],
    ['to write to open no tab', 'mailto:a@b.fr', '<a href="mailto:a@b.fr">ici</a>'],
  ])('links %s', (_rule, href, expected) => {
    expect(render([{ kind: 'paragraph', content: [{ kind: 'link', href, runs: [text('ici')] }] }])).toContain(
      expected,
    );
  });

  it('says of a link to another site that it opens a tab', () => {
    const link = { kind: 'link' as const, href: 'https://carrieres.example', runs: [text('ici')] };
    const html = render([{ kind: 'paragraph', content: [link] }]);
    expect(html).toContain('<a target="_blank" rel="noopener" href="https://carrieres.example">ici');
    expect(html).toContain('(new tab)');
  });

  it('shows each paragraph of a quotation', () => {
    expect(render([{ kind: 'quote', paragraphs: [[text('Un.')], [text('Deux.')]] }])).toContain(
      '<blockquote><p>Un.</p><p>Deux.</p></blockquote>',
    );
  });

  it('shows an image with its text and its caption', () => {
    const image = { url: '/media/a.jpg', alt: 'Une carte', width: 800, height: 600 };
    const html = render([{ kind: 'image', image, caption: 'La salle des cartes' }]);
    expect(html).toMatch(/<img[^>]* src="\/media\/a.jpg" alt="Une carte" width="800" height="600"\/>/);
    expect(html).toContain('<figcaption>La salle des cartes</figcaption>');
  });
});
