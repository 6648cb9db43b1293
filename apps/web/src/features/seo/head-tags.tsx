import type { Metadata } from './metadata.model';

type Values = Readonly<Record<string, string | number | undefined>>;

function robotsText(robots: Metadata['robots']): string | undefined {
  if (typeof robots !== 'object') return robots;
  return `${robots.index ? 'index' : 'noindex'}, ${robots.follow ? 'follow' : 'nofollow'}`;
}

/** What a value is missing of is not said. */
function Metas({ by, values }: { by: 'name' | 'property'; values: Values }) {
  return Object.entries(values).map(
    ([key, value]) => value !== undefined && <meta key={key} {...{ [by]: key }} content={String(value)} />,
  );
}

function Alternates({ canonical, languages = {} }: NonNullable<Metadata['alternates']>) {
  return (
    <>
      <link rel="canonical" href={canonical} />
      {Object.entries(languages).map(([language, href]) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
    </>
  );
}

function shareValues({ images, ...share }: NonNullable<Metadata['openGraph']>): Values {
  const [image] = images;
  return {
    'og:title': share.title,
    'og:description': share.description,
    'og:url': share.url,
    'og:site_name': share.siteName,
    'og:locale': share.locale,
    'og:image': image?.url,
    'og:image:width': image?.width,
    'og:image:height': image?.height,
    'og:image:alt': image?.alt,
    'og:type': share.type,
  };
}

/** The card of a post is made of what any other network is told: its title, words and picture are those of `og:`. */
function cardValues({ twitter }: Metadata): Values {
  return { 'twitter:card': twitter?.card, 'twitter:site': twitter?.site };
}

/** What the head of a document says of its page (ENT-01, I18N-02). */
export function HeadTags({ head }: { head: Metadata }) {
  const { title, description, robots, alternates, openGraph, feed, data, other, properties } = head;
  return (
    <>
      <title>{title}</title>
      <Metas by="name" values={{ description, ...other, robots: robotsText(robots) }} />
      {alternates && <Alternates {...alternates} />}
      {feed && <link rel="alternate" type="application/rss+xml" title={feed.title} href={feed.href} />}
      {openGraph && <Metas by="property" values={shareValues(openGraph)} />}
      <Metas by="name" values={cardValues(head)} />
      <Metas by="property" values={properties} />
      {data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />}
    </>
  );
}
