import type { Locale } from '@meridia/domain/locales';
import { LABELS } from '@meridia/labels/labels.data';
import { expect, it } from 'vitest';
import { readSelection } from '@/features/lists/list-selection.rules';
import { createSiteContext } from '@/lib/site-context';
import { choiceText } from './choice-text';

const logger = { info: () => undefined };
const siteIn = (locale: Locale) => createSiteContext({ locale, labels: { dictionaries: LABELS, logger } });
const known = {
  categories: [{ slug: 'international', title: 'International' }],
  campuses: [{ slug: 'lyon', title: 'Lyon' }],
};

it.each<[string, Locale, string]>([
  ['', 'fr', ''],
  ['categorie=international&campus=lyon', 'fr', 'International, Lyon'],
  ['categorie=blog', 'fr', 'Blog'],
  ['categorie=zqsecret', 'fr', 'Choix inconnu'],
  ['categorie=zqsecret&campus=lyon', 'fr', 'Choix inconnu, Lyon'],
  ['campus=zqsecret', 'en', 'Unknown choice'],
])('« %s » is called by its words in %s, never by what a visitor wrote: « %s »', (query, locale, words) => {
  const selection = readSelection('actualites', new URLSearchParams(query));
  expect(choiceText(siteIn(locale), known, selection)).toBe(words);
});
