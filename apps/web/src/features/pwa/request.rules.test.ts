import { describe, expect, it } from 'vitest';
import {
  filesNamedIn,
  inLanguageOf,
  isForEveryone,
  isGone,
  isKeptPage,
  isWholePage,
  pageKey,
  strategyFor,
  type Asked,
} from './request.rules';

const ORIGIN = 'https://www.meridia.example';
const at = (address: string) => new URL(address, ORIGIN);

function asked(address: string, request: Partial<Omit<Asked, 'url'>> = {}): Asked {
  return {
    url: at(address),
    method: 'GET',
    mode: 'no-cors',
    destination: '',
    headers: new Headers(),
    ...request,
  };
}

const navigation = { mode: 'navigate', destination: 'document' };

describe('PWA-01 what the worker does with a request', () => {
  it.each<[string, Asked, string]>([
    ['a page', asked('/programme/bachelor', navigation), 'page'],
    ['a page with a query', asked('/programme?niveau=bts', navigation), 'page'],
    ['an action, which leads on when there is a network', asked('/crm/brochure', navigation), 'page'],
    ['a form that is sent', asked('/contact', { ...navigation, method: 'POST' }), 'network'],
    ['a document of the content', asked('/media/brochure.pdf', navigation), 'network'],
    ['a call', asked('/api/crm-link', { mode: 'cors' }), 'network'],
    ['a call in a tab', asked('/api/crm-link', navigation), 'network'],
    ['whether a page is there', asked('/agenda', { method: 'HEAD', mode: 'cors' }), 'network'],
    ['a script of the build', asked('/_site/a.js', { destination: 'script' }), 'build-file'],
    ['the worker', asked('/service-worker.js', { destination: 'serviceworker' }), 'network'],
    ['a font', asked('/fonts/titles.woff2', { destination: 'font' }), 'file'],
    ['the icons', asked('/icons/sprite.svg?v=1'), 'file'],
    ['a drawing', asked('/images/art/hero.svg', { destination: 'image' }), 'file'],
    ['a photograph', asked('/media/photo.webp', { destination: 'image' }), 'file'],
    ['a film', asked('/media/film.mp4', { destination: 'video' }), 'network'],
    ['a piece of a file', asked('/images/a.svg', { headers: new Headers({ Range: 'bytes=0-' }) }), 'network'],
    ['a file of another site', asked('https://social.example/images/a.png'), 'network'],
    ['a page of another site', asked('https://social.example/', navigation), 'network'],
    ['the manifest', asked('/manifest.webmanifest', { destination: 'manifest' }), 'network'],
  ])('%s', (_sentence, request, strategy) => {
    expect(strategyFor(request, ORIGIN)).toBe(strategy);
  });
});

describe('PWA-01 the copy of a page', () => {
  it.each([
    ['/programme/bachelor', true],
    ['/campus/lyon', true],
    ['/en/agenda/forum', true],
    ['/', true],
    ['/login-etudiant', true],
    ['/crm/brochure', false],
    ['/en/crm/candidature', false],
    ['/login', false],
    ['/error/debug/500', false],
    ['/hors-ligne', false],
    ['/apercu?lien=x', false],
    ['/api/x', false],
    ['/media/a.pdf', false],
  ])('%s may be kept: %s', (path, isKept) => {
    expect(isKeptPage(at(path))).toBe(isKept);
  });

  it.each([
    ['/campus/lyon#acces', '/campus/lyon'],
    ['/campus/lyon?utm_source=x&gclid=1&fbclid=2', '/campus/lyon'],
    ['/agenda?type=salon&utm_medium=mail&campus=lyon', '/agenda?type=salon&campus=lyon'],
    ['/?origine-tracking=google', '/'],
  ])('%s is called %s', (address, key) => {
    expect(pageKey(at(address))).toBe(key);
  });

  it.each([
    ['/', true],
    ['/en', true],
    ['/agenda', true],
    ['/en/campus', true],
    ['/agenda?type=salon', false],
    ['/campus/lyon', false],
  ])('%s is there for everyone: %s', (key, isThere) => {
    expect(isForEveryone(key)).toBe(isThere);
  });

  it.each([
    ['/campus/lyon', '/hors-ligne'],
    ['/en/campus/lyon', '/en/hors-ligne'],
    ['/en', '/en/hors-ligne'],
    ['/entreprise', '/hors-ligne'],
  ])('the offline page in the place of %s is %s', (path, offline) => {
    expect(inLanguageOf(at(path), '/hors-ligne')).toBe(offline);
  });
});

describe('PWA-01 an answer', () => {
  const html = {
    status: 200,
    type: 'basic',
    redirected: false,
    headers: new Headers({ 'Content-Type': 'text/html' }),
  };

  it.each([
    ['a page', html, true],
    ['a page that does not exist', { ...html, status: 404 }, false],
    ['an outage', { ...html, status: 503 }, false],
    ['a part of a page', { ...html, status: 206 }, false],
    ['the page of another address', { ...html, redirected: true }, false],
    ['a way elsewhere', { ...html, status: 0, type: 'opaqueredirect' }, false],
    ['another site', { ...html, type: 'opaque' }, false],
    ['a document', { ...html, headers: new Headers({ 'Content-Type': 'application/pdf' }) }, false],
    ['something without a name', { ...html, headers: new Headers() }, false],
  ])('%s is kept: %#', (_sentence, answer, isKept) => {
    expect(isWholePage(answer)).toBe(isKept);
  });

  it.each([
    [404, true],
    [410, true],
    [200, false],
    [503, false],
  ])('%s makes the page forgotten: %s', (status, isForgotten) => {
    expect(isGone({ status })).toBe(isForgotten);
  });
});

describe('PWA-01 the files of a page', () => {
  it('are those that its tags name, once each', () => {
    const html = `<link rel="stylesheet" href="/_site/a_-1.css"/><img src="/images/art/hero.svg?v=1c7e" srcSet="/media/p.webp 640w"/>
      <use href="/icons/sprite.svg?v=3d#close"/><script type="module" src="/_site/b~2.js"></script><div data-sheets="/_site/a_-1.css"></div>
      <a href="/images">les images</a>`;
    expect(filesNamedIn(html)).toEqual([
      '/_site/a_-1.css',
      '/images/art/hero.svg?v=1c7e',
      '/icons/sprite.svg?v=3d',
      '/_site/b~2.js',
    ]);
  });

  it('are also the fonts of a style sheet', () => {
    expect(filesNamedIn('@font-face{src:url(/fonts/titles.woff2)format("woff2")}')).toEqual([
      '/fonts/titles.woff2',
    ]);
  });
});
