import type { Locale } from '@meridia/domain/locales';
import { LABELS } from '@meridia/labels/labels.data';
import { describe, expect, it } from 'vitest';
import { createSiteContext } from '@/lib/site-context';
import { resultsText, whereText } from './choice-text';
import { facetOptions } from './facet-options';

const logger = { info: () => undefined };
const siteIn = (locale: Locale) => createSiteContext({ locale, labels: { dictionaries: LABELS, logger } });
const [fr, en] = [siteIn('fr'), siteIn('en')];
const campuses = [
  { slug: 'lyon', title: 'Lyon' },
  { slug: 'nice', title: 'Nice' },
];
const NOTHING = { niveau: [], rythme: [], rentree: [], campus: [], domaine: [], categorie: [] };

describe('what was chosen, in words', () => {
  it.each([
    [{ rythme: ['alternance'], campus: ['lyon'] }, 'en alternance à Lyon', 'on a work-study track in Lyon'],
    [{ rentree: ['fevrier'] }, 'avec une rentrée en février', 'with an intake in February'],
    [
      { domaine: ['science-politique'], rythme: ['initial'], campus: ['lyon', 'nice'], niveau: ['4'] },
      'de science politique en initial à Lyon ou Nice après un Bac+4',
      'in political science on a full-time track in Lyon or Nice after Bac+4',
    ],
    [{ categorie: ['mba', 'msc'] }, 'de type MBA ou MSc', 'of type MBA or MSc'],
    [{ campus: ['atlantis'] }, '', ''],
    [{ campus: ['atlantis', 'lyon'] }, 'à Lyon', 'in Lyon'],
    [{}, '', ''],
  ])('%j', (chosen, french, english) => {
    const choice = { ...NOTHING, ...chosen };
    expect(whereText(fr, facetOptions(fr, campuses), choice)).toBe(french);
    expect(whereText(en, facetOptions(en, campuses), choice)).toBe(english);
  });

  it.each([
    [30, { rythme: ['alternance'], campus: ['lyon'] }, '30 formations en alternance à Lyon'],
    [1, { niveau: ['0'] }, '1 formation après un Bac'],
    [48, {}, '48 formations'],
    [9, { niveau: ['0', '1', '2'], campus: ['lyon', 'nice'] }, '9 formations'],
  ])('%i results', (count, chosen, text) => {
    const choice = { ...NOTHING, ...chosen };
    expect(resultsText(fr, facetOptions(fr, campuses), { choice, count })).toBe(text);
  });
});

describe('PAGE-07 the facets offer the attributes of a programme', () => {
  it('levels 0 to 5, without 1 in English', () => {
    expect(facetOptions(fr, []).niveau.map(({ value }) => value)).toEqual(['0', '1', '2', '3', '4', '5']);
    expect(facetOptions(en, []).niveau.map(({ value }) => value)).toEqual(['0', '2', '3', '4', '5']);
  });

  it('rhythms, domains and categories, each in words', () => {
    const { rythme, domaine, categorie } = facetOptions(fr, []);
    expect(rythme).toEqual([
      { value: 'initial', label: 'Initial' },
      { value: 'alternance', label: 'Alternance' },
      { value: 'formation-continue', label: 'Formation continue' },
    ]);
    expect(domaine.map(({ label }) => label)).toEqual([
      'Relations internationales',
      'Science politique',
      'Management',
      'Communication',
    ]);
    expect(categorie.map(({ label }) => label)).toContain('Programme Grande École');
  });
});
