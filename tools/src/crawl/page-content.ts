import { readTags, textOf, withoutUnread, type Tag } from './html-tags.ts';

/** What a page says of itself and of the others; addresses as they are written. */
export type PageContent = {
  title: string;
  canonical: string | null;
  /** What it says of itself to search engines; null: nothing. */
  description: string | null;
  /** Whether it is for search engines. */
  isIndexed: boolean;
  headings: string[];
  mainText: string;
  ids: ReadonlySet<string>;
  links: string[];
  /** A filter is a form as much as a link: the address that each of its values gives, chosen alone. */
  choices: string[];
  assets: string[];
};

const ASSET_LINKS = /^(stylesheet|preload|modulepreload|icon|apple-touch-icon|manifest)$/;
const SHARED_IMAGES = /^(og|twitter):image$/;

const between = (html: string, tag: string) =>
  Array.from(html.matchAll(new RegExp(`<${tag}[\\s>][\\s\\S]*?</${tag}>`, 'gi')), ([whole]) => whole);

const sourcesOf = (list: string) =>
  list
    .split(/,\s+/)
    .map((source) => source.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);

function assetsOf({ name, attributes }: Tag): string[] {
  const sources = [
    ...sourcesOf(attributes.get('srcset') ?? ''),
    ...sourcesOf(attributes.get('imagesrcset') ?? ''),
  ];
  const one = (key: string) => [attributes.get(key) ?? ''].filter(Boolean);
  if (name === 'link')
    return ASSET_LINKS.test(attributes.get('rel') ?? '') ? [...one('href'), ...sources] : [];
  if (name === 'meta')
    return SHARED_IMAGES.test(attributes.get('property') ?? attributes.get('name') ?? '')
      ? one('content')
      : [];
  if (name === 'use' || name === 'image') return one('href').filter((href) => !href.startsWith('#'));
  if (/^(img|source|script|video|audio|track)$/.test(name))
    return [...one('src'), ...one('poster'), ...sources];
  return [];
}

function linksOf({ name, attributes }: Tag): string[] {
  const isLink =
    name === 'a' ||
    name === 'area' ||
    (name === 'link' && /^(alternate|canonical)$/.test(attributes.get('rel') ?? ''));
  const href = attributes.get('href');
  return isLink && href !== undefined ? [href] : [];
}

export function readPage(page: string): PageContent {
  const html = withoutUnread(page);
  const tags = readTags(html);
  const [main = ''] = between(html, 'main');
  const canonical = tags.find(
    ({ name, attributes }) => name === 'link' && attributes.get('rel') === 'canonical',
  );
  return {
    title: textOf(between(html, 'title')[0] ?? ''),
    canonical: canonical?.attributes.get('href') ?? null,
    description: metaOf(tags, 'description'),
    isIndexed: !/noindex/.test(metaOf(tags, 'robots') ?? ''),
    headings: between(main, 'h1').map(textOf),
    mainText: textOf(main),
    ids: new Set(tags.flatMap(({ attributes }) => attributes.get('id') ?? [])),
    links: tags.flatMap(linksOf),
    choices: choicesOf(tags),
    assets: tags.flatMap(assetsOf),
  };
}

function metaOf(tags: readonly Tag[], wanted: string): string | null {
  const meta = tags.find(({ name, attributes }) => name === 'meta' && attributes.get('name') === wanted);
  return meta?.attributes.get('content') ?? null;
}

function choicesOf(tags: readonly Tag[]): string[] {
  const choices: string[] = [];
  let action: string | undefined;
  let select: string | undefined;
  for (const { name, attributes } of tags) {
    const value = attributes.get('value');
    if (name === 'form') action = isGet(attributes) ? attributes.get('action') : undefined;
    else if (name === '/form') action = undefined;
    else if (name === 'select') select = attributes.get('name');
    const isBox = name === 'input' && /^(checkbox|radio)$/.test(attributes.get('type') ?? '');
    const field = isBox ? attributes.get('name') : name === 'option' ? select : undefined;
    if (action && field && value) choices.push(`${action}?${new URLSearchParams({ [field]: value })}`);
  }
  return choices;
}

const isGet = (attributes: ReadonlyMap<string, string>) =>
  (attributes.get('method') ?? 'get').toLowerCase() === 'get';
