import { LABELS } from '@meridia/labels/labels.data';
import { withParts, type Node } from './check-data.ts';

/** What the page shows: its text, and the days of its `<time>`s. */
export type Shown = { text: string; days: ReadonlySet<string> };

const SHOWN_WORDS = ['name', 'headline', 'title', 'email', 'streetAddress', 'addressLocality', 'text'];
const SHOWN_DAYS = ['startDate', 'endDate', 'datePublished', 'validThrough'];
const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const;

/** Spaces differ between a text and its lines, and a sentence may be cut by marks. */
const squeezed = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, '').toLowerCase();
/** What a link says of itself in the middle of a sentence is not of the sentence. */
const HINTS = Object.values(LABELS).map((labels) => squeezed(labels['a11y.newTab'].label));
const withoutHints = (page: string) => HINTS.reduce((text, hint) => text.replaceAll(hint, ''), page);
const digits = (text: string) => text.replace(/[^\d]+/g, '');

/** « 1er septembre 2027 » */
function longDate(day: string, locale: 'fr' | 'en'): string {
  const written = new Intl.DateTimeFormat(LOCALES[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day.slice(0, 10)}T12:00:00Z`));
  return locale === 'fr' ? written.replace(/^1(?= )/, '1er') : written;
}

const spaced = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ');

/** « 8 400 € », and not the end of another amount. */
function isPriceShown(text: string, amount: number, currency: string, locale: 'fr' | 'en'): boolean {
  const options = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
  const money = spaced(new Intl.NumberFormat(LOCALES[locale], options).format(amount));
  const before = spaced(text).split(money).slice(0, -1);
  return before.some((start) => !/\d$/.test(start));
}

/** The school is named in the head and the foot of every page. */
const isElsewhere = ({ '@id': id }: Node) => typeof id === 'string' && id.endsWith('/#ecole');

/** Why data say something that the page does not. */
export function differences(nodes: readonly Node[], { text, days }: Shown, locale: 'fr' | 'en'): string[] {
  const page = withoutHints(squeezed(text));

  function isShown(name: string, value: unknown, { priceCurrency }: Node): boolean {
    if (name === 'price' && typeof value === 'number' && typeof priceCurrency === 'string')
      return isPriceShown(text, value, priceCurrency, locale);
    if (typeof value !== 'string') return true;
    // Its prefix depends on where one calls from.
    if (name === 'telephone') return digits(text).includes(digits(value).slice(-9));
    if (SHOWN_WORDS.includes(name)) return page.includes(squeezed(value));
    if (!SHOWN_DAYS.includes(name)) return true;
    return days.has(value.slice(0, 10)) || page.includes(squeezed(longDate(value, locale)));
  }

  const shownNodes = nodes.flatMap(withParts).filter((node) => !isElsewhere(node));
  return shownNodes.flatMap((node) =>
    Object.entries(node)
      .filter(([name, value]) => !isShown(name, value, node))
      .map(([name, value]) => `${name} is not on the page: ${JSON.stringify(value)}`),
  );
}
