import { COURSE_CATEGORIES, DURATION_UNITS, LEVELS, type Level } from '@meridia/domain/courses';
import type { Locale } from '@meridia/domain/locales';
import { LABELS } from '@meridia/labels/labels.data';
import { describe, expect, it } from 'vitest';
import { createSiteContext } from '@/lib/site-context';
import {
  categoryText,
  displayDomain,
  durationText,
  levelsText,
  levelText,
  rhythmText,
  shortCategoryText,
  splitName,
} from './programme-attributes.rules';

const logger = { info: () => undefined };
const siteIn = (locale: Locale) => createSiteContext({ locale, labels: { dictionaries: LABELS, logger } });
const [fr, en] = [siteIn('fr'), siteIn('en')];

describe('PAGE-07 rhythm: fulltime is Initial, periodic is Alternance (Work-study)', () => {
  it.each([
    [['fulltime'], 'Initial', 'Full-time'],
    [['periodic'], 'Alternance', 'Work-study'],
    [['fulltime', 'periodic'], 'Initial, alternance', 'Full-time, work-study'],
  ] as const)('%j', (rhythms, french, english) => {
    expect([rhythmText(fr, rhythms), rhythmText(en, rhythms)]).toEqual([french, english]);
  });
});

describe('PAGE-07 levels 0 to 5 are Bac to Bac+5, and the English list lacks 1', () => {
  it('in French', () => {
    expect(LEVELS.map((level) => levelText(fr, level))).toEqual([
      'Bac',
      'Bac+1',
      'Bac+2',
      'Bac+3',
      'Bac+4',
      'Bac+5',
    ]);
  });

  it('in English', () => {
    expect(LEVELS.map((level) => levelText(en, level))).toEqual([
      'Bac',
      null,
      'Bac+2',
      'Bac+3',
      'Bac+4',
      'Bac+5',
    ]);
  });

  it.each<[string, Level, Level | null, string, string | null]>([
    ['entry and graduation', 0, 3, 'Bac → Bac+3', 'Bac → Bac+3'],
    ['no graduation level', 3, null, 'Bac+3', 'Bac+3'],
    ['an entry level that English lacks', 1, 3, 'Bac+1 → Bac+3', 'Bac+3'],
    ['nothing that English can name', 1, null, 'Bac+1', null],
  ])('%s', (_case, entry, graduation, french, english) => {
    expect([levelsText(fr, entry, graduation), levelsText(en, entry, graduation)]).toEqual([french, english]);
  });
});

describe('PAGE-07 duration in short and long formats', () => {
  const written = (site: typeof fr, format: 'short' | 'long') =>
    DURATION_UNITS.map((unit) => durationText(site, { value: unit === 'year' ? 1 : 2, unit }, format));
  const spaced = (texts: string[]) => texts.map((text) => text.replace(' ', '\u00a0'));

  it.each([
    ['short French', fr, 'short', ['1 an', '2 ans', '2 mois', '2 j', '2 h']],
    ['long French', fr, 'long', ['1 année', '2 années', '2 mois', '2 jours', '2 heures']],
    ['short English', en, 'short', ['1 yr', '2 yrs', '2 mo', '2 d', '2 h']],
    ['long English', en, 'long', ['1 year', '2 years', '2 months', '2 days', '2 hours']],
  ] as const)('%s', (_format, site, format, expected) => {
    expect(written(site, format)).toEqual(spaced([...expected]));
  });
});

describe('PAGE-07 programme category', () => {
  it('each has its own word', () => {
    expect(COURSE_CATEGORIES.map((category) => categoryText(fr, category))).toEqual([
      'BTS',
      'Bachelor',
      'Programme Grande École',
      'Mastère',
      'MBA',
      'MSc',
      'Formation courte',
    ]);
  });

  it('is shorter beside a title', () => {
    expect(shortCategoryText(fr, 'grande-ecole')).toBe('Grande École');
    expect(shortCategoryText(fr, 'bts')).toBe('BTS');
  });
});

describe('the name of a programme beside its category', () => {
  it.each([
    ['Bachelor Relations internationales', 'Bachelor', ['Bachelor', 'Relations internationales']],
    ['MSc Global Security and Risk', 'MSc', ['MSc', 'Global Security and Risk']],
    ['BTS Économie sociale', 'BTS', ['BTS', 'Économie sociale']],
    ['Bachelor in International Relations', 'Bachelor', ['', 'Bachelor in International Relations']],
    [
      'Programme Grande École – Cycle master',
      'Programme Grande École',
      ['', 'Programme Grande École – Cycle master'],
    ],
    ['Certificat Gestion de crise', 'Formation courte', ['', 'Certificat Gestion de crise']],
    ['MBA', 'MBA', ['', 'MBA']],
  ])('%s', (name, category, [own, rest]) => {
    expect(splitName(name, category)).toEqual({ category: own, rest });
  });
});

it('a domain has its tint', () => {
  expect(displayDomain('management').tint).toBe('paille');
});
