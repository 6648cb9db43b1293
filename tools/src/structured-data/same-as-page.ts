import { withParts, type Node } from './check-data.ts';

/** What the page shows: its text, and the days of its `<time>`s. */
export type Shown = { text: string; days: ReadonlySet<string> };

const SHOWN_WORDS = [
  'name',
  'headline',
  'title',
  'telephone',
  'email',
  'streetAddress',
  'addressLocality',
  'text',
];
const SHOWN_DAYS = ['startDate', 'endDate', 'datePublished', 'validThrough'];
const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const;

/** Spaces differ between a text and its lines, and a sentence may be cut by marks. */
const squeezed = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, '').toLowerCase();
const digits = (text: string) => text.replace(/[^\d]+/g, '');

const longDate = (day: string, locale: 'fr' | 'en') =>
  new Intl.DateTimeFormat(LOCALES[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day.slice(0, 10)}T12:00:00Z`));

const amounts = (text: string) => new Set((text.match(/\d[\d\s\u00a0\u202f,]*/g) ?? []).map(digits));

/** The school is named in the head and the foot of every page. */
const isElsewhere = (node: Node) =>
  typeof node['@id'] === 'string' && String(node['@id']).endsWith('/#ecole');

/** Why data say something that the page does not. */
export function differences(nodes: readonly Node[], { text, days }: Shown, locale: 'fr' | 'en'): string[] {
  const page = squeezed(text);
  const prices = amounts(text);
  const isDayShown = (day: string) =>
    days.has(day.slice(0, 10)) || page.includes(squeezed(longDate(day, locale)));
  return nodes.flatMap(withParts).flatMap((node) => {
    const faults: string[] = [];
    for (const [name, value] of Object.entries(node)) {
      if (typeof value === 'number' && name === 'price' && !prices.has(String(value)))
        faults.push(`the price ${value} is not on the page`);
      if (typeof value !== 'string') continue;
      const said = name === 'telephone' ? digits(value).slice(-9) : squeezed(value);
      const where = name === 'telephone' ? digits(text) : page;
      if (SHOWN_WORDS.includes(name) && !isElsewhere(node) && !where.includes(said))
        faults.push(`${name} is not on the page: ${value}`);
      if (SHOWN_DAYS.includes(name) && !isDayShown(value)) faults.push(`${name} ${value} is not on the page`);
    }
    return faults;
  });
}
