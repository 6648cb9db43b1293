import { escapeXml } from '@/lib/xml';

export type FeedItem = {
  title: string;
  /** Whole addresses, here and below. */
  url: string;
  description: string | null;
  category: string | null;
  /** « 2026-11-12 »; null: what is announced has a day of its own, in its description. */
  publishedOn: string | null;
};

export type Feed = {
  title: string;
  description: string;
  language: string;
  /** The page that lists the same. */
  url: string;
  /** Where the feed itself is. */
  self: string;
  items: readonly FeedItem[];
};

const element = (name: string, text: string | null) =>
  text === null || text === '' ? '' : `<${name}>${escapeXml(text)}</${name}>`;

/** A day is no instant: at noon it is the same one in Paris as anywhere. */
const rfc822 = (day: string) => new Date(`${day}T12:00:00Z`).toUTCString();

function itemText({ title, url, description, category, publishedOn }: FeedItem): string {
  const parts = [
    element('title', title),
    element('link', url),
    element('guid', url),
    element('pubDate', publishedOn && rfc822(publishedOn)),
    element('category', category),
    element('description', description),
  ];
  return `<item>${parts.join('')}</item>`;
}

/** RSS 2.0, with the address of the feed itself as the Atom extension gives it. */
export function rssText({ title, description, language, url, self, items }: Feed): string {
  const head = [element('title', title), element('link', url), element('description', description)];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `${head.join('')}${element('language', language)}`,
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemText),
    '</channel></rss>',
    '',
  ].join('\n');
}
