import { describe, expect, it, vi } from 'vitest';
import type { LabelDictionaries } from './label-dictionary.ts';
import { countLabelKey, lookUpLabel, lookUpLink, mergeLabels, slugLabelKey } from './label.rules.ts';
import { LABELS } from './labels.data.ts';

const aSource = (dictionaries: LabelDictionaries = LABELS) => ({ dictionaries, logger: { info: vi.fn() } });

describe('STATE-03 label lookup', () => {
  it('uses the current locale', () => {
    const source = aSource();

    expect(lookUpLabel(source, 'fr', 'nav.news')).toBe('Actualités');
    expect(lookUpLabel(source, 'en', 'nav.news')).toBe('News');
    expect(source.logger.info).not.toHaveBeenCalled();
  });

  it.each(['no.such.key', 'constructor', '__proto__', ''])(
    'says so and logs info when %j is no key',
    (key) => {
      const source = aSource();

      expect(lookUpLabel(source, 'fr', key)).toBe('taxonomy not found');
      expect(source.logger.info).toHaveBeenCalledExactlyOnceWith('taxonomy not found', { key, locale: 'fr' });
    },
  );

  it('says that the taxonomy does not exist for a locale that lacks this entry', () => {
    const source = aSource();

    expect(lookUpLabel(source, 'en', 'course.level.1')).toBe('The taxonomy for locale en does not exist');
    expect(source.logger.info).not.toHaveBeenCalled();
  });

  it('says it in French for French', () => {
    const source = aSource({ en: LABELS.en });

    expect(lookUpLabel(source, 'fr', 'nav.news')).toBe('La taxonomie n’existe pas pour la langue fr');
  });

  it('says the same of a locale that has no dictionary at all, whatever the key', () => {
    const source = aSource({ fr: LABELS.fr });

    expect(lookUpLabel(source, 'en', 'no.such.key')).toBe('The taxonomy for locale en does not exist');
  });
});

describe('parameters of a label', () => {
  const source = aSource();

  it.each([
    ['a text', 'news.publishedOn', { date: '15 novembre 2026' }, 'Publié le 15 novembre 2026'],
    ['two of them', 'agenda.timeFromTo', { start: '9 h', end: '18 h' }, 'De 9 h à 18 h'],
    ['a number', 'jobs.count', { count: 12 }, '12 offres'],
    ['zero', 'jobs.count', { count: 0 }, '0 offres'],
    ['a value with a dollar sign', 'blog.by', { author: '$1 & $&' }, 'Par $1 & $&'],
    ['a missing one stays visible', 'news.publishedOn', {}, 'Publié le {date}'],
  ])('%s', (_case, key, params, expected) => {
    expect(lookUpLabel(source, 'fr', key, params)).toBe(expected);
  });
});

describe('countLabelKey', () => {
  it.each([
    [0, 'jobs.count'],
    [1, 'jobs.countOne'],
    [2, 'jobs.count'],
  ])('for %d is %s', (count, key) => {
    expect(countLabelKey('jobs.count', count)).toBe(key);
  });
});

describe('slugLabelKey', () => {
  it.each([
    ['jobs.domain', 'gestion-de-projet', 'jobs.domain.gestionDeProjet'],
    ['course.category', 'bts', 'course.category.bts'],
  ])('%s and %s make %s', (prefix, slug, key) => {
    expect(slugLabelKey(prefix, slug)).toBe(key);
  });
});

describe('lookUpLink', () => {
  it.each([
    ['fr', 'footer.legalNotices', '/mentions-legales'],
    ['en', 'footer.legalNotices', '/legal-notices'],
    ['fr', 'nav.menu', null],
    ['fr', 'no.such.key', null],
  ] as const)('%s %s: %s', (locale, key, link) => {
    expect(lookUpLink(LABELS, locale, key)).toBe(link);
  });
});

describe("ENT-07 a school's entries are merged over the dictionary", () => {
  const own = mergeLabels(LABELS, {
    fr: {
      'nav.programmes': { label: 'Nos cursus' },
      'footer.careersSite': { label: 'Nous rejoindre', link: null },
      'nav.library': { label: 'Bibliothèque', link: '/bibliotheque' },
    },
  });

  it.each([
    [
      'its label replaces ours and our link stays',
      'nav.programmes',
      { label: 'Nos cursus', link: '/programme' },
    ],
    ['its link replaces ours, also by none', 'footer.careersSite', { label: 'Nous rejoindre', link: null }],
    ['an entry of its own is added', 'nav.library', { label: 'Bibliothèque', link: '/bibliotheque' }],
    ['what it does not mention stays', 'nav.news', LABELS.fr['nav.news']],
  ])('%s', (_sentence, key, entry) => {
    expect(own.fr?.[key]).toEqual(entry);
  });

  it('leaves the other locale and the dictionary itself alone', () => {
    expect(own.en).toEqual(LABELS.en);
    expect(LABELS.fr['nav.programmes'].label).toBe('Formations');
  });

  it('does not invent a locale nobody gave', () => {
    expect(mergeLabels({ fr: LABELS.fr }, {})).not.toHaveProperty('en');
  });
});
