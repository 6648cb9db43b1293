import { describe, expect, it } from 'vitest';
import { judge, type Stampede } from './verdict.ts';

const calm: Stampede = {
  readings: [{ address: '/', status: 200, ms: 12, html: '<h1>Bienvenue</h1>' }],
  made: 1,
  pages: 1,
  calls: ['/api/changes?since=1', '/api/changes?since=1', '/api/menu-enrichis?x'],
  bodies: new Map([['/', 'Bienvenue']]),
  isRead: true,
};

describe('a stampede', () => {
  it('is well when each was answered in time, and everything was made and asked for once', () => {
    expect(judge(calm)).toEqual([]);
  });

  it('may keep readers waiting for pages that nobody has read for a while', () => {
    const readings = [{ address: '/', status: 200, ms: 301, html: 'Bienvenue' }];
    expect(judge({ ...calm, readings, isRead: false })).toEqual([]);
  });

  it.each<[string, Partial<Stampede>]>([
    ['nobody', { readings: [] }],
    ['not answered with 200', { readings: [{ address: '/', status: 503, ms: 1, html: 'Bienvenue' }] }],
    ['old body', { readings: [{ address: '/', status: 200, ms: 1, html: 'Adieu' }] }],
    ['waited 301 ms', { readings: [{ address: '/', status: 200, ms: 301, html: 'Bienvenue' }] }],
    ['4 pages were made', { made: 4 }],
    ['asked 2 times', { calls: ['/api/menu-enrichis?x', '/api/menu-enrichis?x'] }],
  ])('is not: %s', (words, wrong) => {
    expect(judge({ ...calm, ...wrong }).join()).toContain(words);
  });
});
