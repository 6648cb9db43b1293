import type { Locale } from '@meridia/domain/locales';
import { LABELS } from '@meridia/labels/labels.data';
import { expect, it } from 'vitest';
import { readSelection } from '@/features/lists/list-selection.rules';
import { createSiteContext } from '@/lib/site-context';
import { choiceText } from './choice-text';

const logger = { info: () => undefined };
const siteIn = (locale: Locale) => createSiteContext({ locale, labels: { dictionaries: LABELS, logger } });
const campuses = [{ slug: 'lyon', title: 'Lyon' }];

it.each<[string, Locale, string]>([
  ['', 'fr', ''],
  ['type=open-door&campus=lyon&mois=2026-11', 'fr', 'Portes ouvertes, Lyon, novembre 2026'],
  ['campus=zqsecret', 'fr', 'Choix inconnu'],
  ['type=conference&campus=zqsecret', 'en', 'Conference, Unknown choice'],
  ['type=zqsecret&mois=zqsecret', 'fr', ''],
])('« %s » is called by its words in %s, never by what a visitor wrote: « %s »', (query, locale, words) => {
  const { values } = readSelection('agenda', new URLSearchParams(query));
  expect(choiceText(siteIn(locale), campuses, values)).toBe(words);
});
