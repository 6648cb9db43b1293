import { describe, expect, it } from 'vitest';
import { readPage } from './page-content.ts';
import { faultsOf } from './page-faults.ts';

const TEXT =
  'Une école de relations internationales, de science politique et de management, sur vingt-six campus de France et d’Europe, du BTS au MBA, en initial ou en alternance.';

const DESCRIPTION = '<meta name="description" content="Une école."/>';

const page = (main: string, head = '<title>Titre</title>') =>
  readPage(
    `<!DOCTYPE html><html lang="fr"><head>${DESCRIPTION}${head}</head><body><main>${main}</main></body></html>`,
  );

describe('what a page is made of', () => {
  it.each([
    ['a link', '<a class="x" href="/campus?ville=a&amp;page=2#b">Lyon</a>', ['/campus?ville=a&page=2#b']],
    ['a link of a script is none', '<script>x="<a href=\'/non\'>"</script><a href="/oui">Oui</a>', ['/oui']],
    ['a link of a comment is none', '<!-- <a href="/non"> -->', []],
    ['an alternate', '<link rel="alternate" hrefLang="en" href="/en"/>', ['/en']],
  ])('links: %s', (_case, html, links) => {
    expect(page(html).links).toEqual(links);
  });

  it.each([
    [
      'each value of a form, chosen alone',
      '<form action="/agenda"><select name="campus"><option value=""></option><option value="lyon"></option></select><input type="checkbox" name="type" value="salon"/></form>',
      ['/agenda?campus=lyon', '/agenda?type=salon'],
    ],
    [
      'no value of a form that sends',
      '<form method="post" action="/x"><input type="radio" name="a" value="b"/></form>',
      [],
    ],
  ])('choices: %s', (_case, html, choices) => {
    expect(page(html).choices).toEqual(choices);
  });

  it.each([
    [
      'an image and its sizes',
      '<img src="/a.webp" srcSet="/b.webp 480w, /c.webp 960w"/>',
      ['/a.webp', '/b.webp', '/c.webp'],
    ],
    ['a style', '<link rel="stylesheet" href="/a.css"/>', ['/a.css']],
    ['a script, whatever it holds', '<script src="/a.js" async=""></script>', ['/a.js']],
    [
      'the image that networks show',
      '<meta property="og:image" content="https://www.a.example/a.webp"/>',
      ['https://www.a.example/a.webp'],
    ],
    ['not a canonical link', '<link rel="canonical" href="/a"/>', []],
  ])('files: %s', (_case, html, assets) => {
    expect(page(html).assets).toEqual(assets);
  });

  it('the title, the heading, the text and the parts that a link may name', () => {
    const { title, headings, mainText, ids } = page('<h1>L&#x27;<b>école</b></h1><p id="a">Texte</p>');
    expect({ title, headings, mainText, ids: [...ids] }).toEqual({
      title: 'Titre',
      headings: ["L' école"],
      mainText: "L' école Texte",
      ids: ['a'],
    });
  });
});

describe('why a page is none', () => {
  it.each([
    ['nothing is wrong', page(`<h1>Titre</h1><p>${TEXT}</p>`), []],
    ['no title', page(`<h1>Titre</h1><p>${TEXT}</p>`, ''), ['has no title']],
    ['no heading', page(`<p>${TEXT}</p>`), ['has no h1']],
    ['two headings', page(`<h1>Un</h1><h1>Deux</h1><p>${TEXT}</p>`), ['has 2 h1']],
    ['almost no text', page('<h1>Un titre</h1><p>Rien.</p>'), ['says almost nothing: 14 characters']],
    ['a raw value', page(`<h1>Titre</h1><p>${TEXT} undefined</p>`), ['shows the raw value undefined']],
    [
      'a place that was not filled',
      page(`<h1>Titre</h1><p>${TEXT} {count}</p>`),
      ['shows the raw value {count}'],
    ],
  ])('%s', (_case, content, faults) => {
    expect(faultsOf(content)).toEqual(faults);
  });
});
