import { describe, expect, it } from 'vitest';
import { DIRECT, documentVisit, requestVisit, resolveOrigin } from './origin.rules';

const visit = (query: string, referrerHost: string | null = null) => ({
  query: new URLSearchParams(query),
  referrerHost,
});
const kept = { origin: 'stand', source: 'salon', medium: 'qr' };

describe('where a visitor comes from', () => {
  it.each([
    ['utm content comes first', 'utm_source=salon&utm_content=stand', 'stand', 'salon', 'none'],
    ['then utm source', 'utm_source=salon&utm_medium=qr', 'salon', 'salon', 'qr'],
    ['any other utm gives "utm"', 'utm_campaign=rentree', 'utm', 'utm', 'none'],
    ['an empty value is a missing one', 'utm_source=&utm_content=&utm_medium=', 'utm', 'utm', 'none'],
  ])('TRACK-01 %s', (_rule, query, origin, source, medium) => {
    expect(resolveOrigin(visit(query, 'www.google.com'))).toEqual({ origin, source, medium });
  });

  it('TRACK-01 a value that nobody would write is cut', () => {
    expect(resolveOrigin(visit(`utm_source=${'x'.repeat(5000)}`)).source).toHaveLength(200);
  });

  it.each([
    ['google', 'www.google.fr'],
    ['ecosia', 'www.ecosia.org'],
    ['bing', 'www.bing.com'],
    ['baidu', 'www.baidu.com'],
    ['yahoo', 'fr.search.yahoo.com'],
    ['qwant', 'lite.qwant.com'],
    ['lilo', 'search.lilo.org'],
  ])('TRACK-02 %s, free and paid', (engine, host) => {
    expect(resolveOrigin(visit('', host))).toEqual({
      origin: `ORGANIC_${engine}`,
      source: engine,
      medium: 'organic',
    });
    expect(resolveOrigin(visit('gclid=1', host))).toEqual({
      origin: `SEARCH_${engine}`,
      source: engine,
      medium: 'cpc',
    });
  });

  it.each([
    'google.evil.example',
    'google.evil.fr',
    'www.google.com.evil.example',
    'notgoogle.fr',
    'qwant.example',
  ])('TRACK-02 %s is no search engine', (host) => {
    expect(resolveOrigin(visit('', host)).origin).toBe(`REFERRAL_${host}`);
  });

  it.each(['google.co.uk', 'www.google.com.br', 'yahoo.co.jp'])('TRACK-02 %s is one', (host) => {
    expect(resolveOrigin(visit('', host)).medium).toBe('organic');
  });

  it('TRACK-03 another site', () => {
    const origin = { origin: 'REFERRAL_letudiant.fr', source: 'letudiant.fr', medium: 'referral' };
    expect(resolveOrigin(visit('gclid=1', 'letudiant.fr'))).toEqual(origin);
    expect(resolveOrigin(visit('', 'googlers.example')).origin).toBe('REFERRAL_googlers.example');
  });

  it('TRACK-03 the site’s own host is not a referrer', () => {
    const { referrerHost } = documentVisit(
      'https://www.meridia.example/campus',
      'https://www.meridia.example/',
    );
    expect(referrerHost).toBeNull();
    expect(documentVisit('https://www.meridia.example/', 'https://letudiant.fr/a').referrerHost).toBe(
      'letudiant.fr',
    );
  });

  it.each([
    ['whose search page is out of sight', '', 'SEARCH_google'],
    ['that this site is shown to come from', 'https://www.meridia.example/', 'SEARCH_google'],
    ['of the engine that shows itself', 'https://www.bing.com/', 'SEARCH_bing'],
  ])('TRACK-02 a paid search %s', (_case, referrer, origin) => {
    expect(resolveOrigin(documentVisit('https://www.meridia.example/?gclid=1', referrer)).origin).toBe(
      origin,
    );
  });

  it('TRACK-04 otherwise direct, which never takes the place of what was kept', () => {
    expect(resolveOrigin(visit(''))).toEqual(DIRECT);
    expect(resolveOrigin(visit(''), kept)).toEqual(kept);
    expect(resolveOrigin(visit('utm_source=mail'), kept).origin).toBe('mail');
    expect(resolveOrigin(visit('', 'letudiant.fr'), kept).origin).toBe('REFERRAL_letudiant.fr');
  });
});

describe('TRACK-05 without a script, the request tells', () => {
  const HOST = 'www.meridia.example';
  const told = (query: string, referrer: string | undefined) =>
    resolveOrigin(requestVisit({ query: new URLSearchParams(query), referrer, host: HOST })).origin;

  it.each([
    ['utm of the page it came from', 'https://www.meridia.example/campus?utm_source=salon', 'salon'],
    ['a paid search that led to that page', 'https://www.meridia.example/?gclid=1', 'SEARCH_google'],
    ['a page reached directly', 'https://www.meridia.example/campus?page=2', 'direct'],
    ['a link on another site', 'https://letudiant.fr/?utm_source=not-ours', 'REFERRAL_letudiant.fr'],
    ['a search engine', 'https://www.qwant.com/', 'ORGANIC_qwant'],
    ['nothing', undefined, 'direct'],
    ['what is no address', 'javascript', 'direct'],
  ])('%s', (_case, referrer, origin) => {
    expect(told('programme=bts&campus=lyon', referrer)).toBe(origin);
  });

  it.each([
    [
      'utm, over that of the page it came from',
      'utm_source=mail',
      'https://www.meridia.example/?utm_source=a',
      'mail',
    ],
    ['utm, over another site', 'utm_content=stand', 'https://letudiant.fr/', 'stand'],
    [
      'a paid search, over the page it came from',
      'gclid=1',
      'https://www.meridia.example/?utm_source=a',
      'SEARCH_google',
    ],
    ['a paid search without a referrer', 'gclid=1', undefined, 'SEARCH_google'],
    ['a paid search of the engine that shows itself', 'gclid=1', 'https://www.bing.com/', 'SEARCH_bing'],
    ['a paid search, over another site', 'gclid=1', 'https://letudiant.fr/', 'SEARCH_google'],
    ['nothing by an empty value', 'utm_source=', 'https://letudiant.fr/', 'REFERRAL_letudiant.fr'],
  ])('first by its own address: %s', (_case, query, referrer, origin) => {
    expect(told(`campus=lyon&${query}`, referrer)).toBe(origin);
  });
});
