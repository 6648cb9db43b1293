import { expect, it } from 'vitest';
import { rssText, type Feed } from './rss.rules';

const FEED: Feed = {
  title: 'Actualités – Meridia',
  description: 'Ce qui se passe.',
  language: 'fr',
  url: 'https://www.meridia.example/actualites',
  self: 'https://www.meridia.example/flux/actualites.xml',
  items: [
    {
      title: 'Droit & société <b>',
      url: 'https://www.meridia.example/actualites/droit',
      description: 'Un colloque.',
      category: 'International',
      publishedOn: '2026-11-12',
    },
    {
      title: 'Sans date',
      url: 'https://www.meridia.example/b',
      description: null,
      category: null,
      publishedOn: null,
    },
  ],
};

it('MACH-03 writes each item with its address, its day and its words, as XML', () => {
  expect(rssText(FEED)).toContain(
    '\n<item><title>Droit &amp; société &lt;b&gt;</title><link>https://www.meridia.example/actualites/droit</link>' +
      '<guid>https://www.meridia.example/actualites/droit</guid><pubDate>Thu, 12 Nov 2026 12:00:00 GMT</pubDate>' +
      '<category>International</category><description>Un colloque.</description></item>\n',
  );
});

it('says nothing that it does not know', () => {
  expect(rssText(FEED)).toContain(
    '<item><title>Sans date</title><link>https://www.meridia.example/b</link><guid>https://www.meridia.example/b</guid></item>',
  );
});

it('says where it is itself, and is a feed without items too', () => {
  const text = rssText({ ...FEED, items: [] });

  expect(text).toContain('<atom:link href="https://www.meridia.example/flux/actualites.xml" rel="self"');
  expect(text).not.toContain('<item>');
});
