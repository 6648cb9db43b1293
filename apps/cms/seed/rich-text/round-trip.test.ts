import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BlocksNode } from './blocks-node';
import { blocksToMarkdown } from './blocks-to-markdown.round-trip';
import { comparableTree } from './comparable-tree.round-trip';
import {
  articleBodies,
  campusBodies,
  courseBodies,
  descriptionBodies,
  pageBodies,
  testimonialBodies,
} from './content-bodies.round-trip';
import type { Body } from './content-bodies.round-trip';
import { markdownToBlocks } from './markdown-to-blocks';
import { markdownToZone } from './markdown-to-zone';
import type { ZoneEntry } from './markdown-to-zone';
import { zoneToMarkdown } from './zone-to-markdown.round-trip';

const ZONES: [string, number, Body[]][] = [
  ['news bodies', 75, articleBodies('news')],
  ['blog bodies', 24, articleBodies('blog')],
];

const BLOCKS: [string, number, Body[]][] = [
  ['page rich texts', 92, pageBodies('rich-text')],
  ['page accordion items', 290, pageBodies('accordion')],
  ['campus descriptions', 52, campusBodies('description')],
  ['campus accesses', 33, campusBodies('access')],
  ['campus handicap texts', 33, campusBodies('handicap')],
  ['course objectives', 96, courseBodies()],
  ['event descriptions', 93, descriptionBodies('events')],
  ['testimonial bodies', 52, testimonialBodies()],
  ['job descriptions', 60, descriptionBodies('jobs')],
];

const throughZone = (markdown: string) => zoneToMarkdown(markdownToZone(markdown));
const throughBlocks = (markdown: string) => blocksToMarkdown(markdownToBlocks(markdown));

function changedBodies(bodies: Body[], roundTrip: (markdown: string) => string): string[] {
  return bodies.filter(({ markdown }) => !isSame(markdown, roundTrip(markdown))).map(({ name }) => name);
}

function isSame(left: string, right: string): boolean {
  return JSON.stringify(comparableTree(left)) === JSON.stringify(comparableTree(right));
}

describe('round trip of the content files', () => {
  it.each(ZONES)('%s (%i) survive Markdown → zone → Markdown', (_, count, bodies) => {
    expect(bodies).toHaveLength(count);
    expect(changedBodies(bodies, throughZone)).toEqual([]);
  });

  it.each(BLOCKS)('%s (%i) survive Markdown → blocks → Markdown', (_, count, bodies) => {
    expect(bodies).toHaveLength(count);
    expect(changedBodies(bodies, throughBlocks)).toEqual([]);
  });

  it('finds 63 quotes, 60 of them with an author, and 8 tables in the 99 articles', () => {
    const entries = ZONES.flatMap(([, , bodies]) => bodies).flatMap(({ markdown }) =>
      markdownToZone(markdown),
    );
    const quotes = entries.filter((entry) => entry.__component === 'body.quote');
    expect(quotes).toHaveLength(63);
    expect(quotes.filter(({ author }) => author !== null)).toHaveLength(60);
    expect(entries.filter((entry) => entry.__component === 'body.table')).toHaveLength(8);
  });
});

describe('a lossy conversion is detected', () => {
  const zoneMarkdown =
    'Un **mot** et [un lien](/campus).\n\n> «\u00a0Oui.\u00a0» — Léa\n\n| a | b |\n|---|---|\n| **1** | 2 |';
  const zoneLosses: [string, (entries: ZoneEntry[]) => ZoneEntry[]][] = [
    ['bold', (entries) => replaced(entries, ',"bold":true', '')],
    ['link address', (entries) => replaced(entries, '/campus', '/')],
    ['no-break space', (entries) => replaced(entries, '\u00a0', ' ')],
    ['author', (entries) => replaced(entries, '"author":"Léa"', '"author":null')],
    ['cell', (entries) => replaced(entries, '"2"', '""')],
    ['emphasis of a cell', (entries) => replaced(entries, '**1**', '1')],
    ['entry', (entries) => entries.slice(0, -1)],
    ['order', (entries) => [...entries].reverse()],
  ];

  it('keeps the sample whole when nothing is lost', () => {
    expect(isSame(zoneMarkdown, throughZone(zoneMarkdown))).toBe(true);
  });

  it.each(zoneLosses)('%s', (_, lose) => {
    expect(isSame(zoneMarkdown, zoneToMarkdown(lose(markdownToZone(zoneMarkdown))))).toBe(false);
  });

  const blocksMarkdown = '## Adresse\n\nRue A\\\nParis\n\n1. *un*\n   - deux\n2. trois';
  const blocksLosses: [string, string, string][] = [
    ['hard break', '\\n', ' '],
    ['heading level', '"level":2', '"level":3'],
    ['list format', '"ordered"', '"unordered"'],
    ['italic', ',"italic":true', ''],
  ];

  it.each(blocksLosses)('%s', (_, from, to) => {
    const blocks = markdownToBlocks(blocksMarkdown);
    expect(isSame(blocksMarkdown, blocksToMarkdown(blocks))).toBe(true);
    expect(isSame(blocksMarkdown, blocksToMarkdown(replaced(blocks, from, to)))).toBe(false);
  });
});

describe('Strapi accepts what is written', () => {
  const validator = strapiBlocksValidator();

  it('all 900 bodies pass the validator of blocks fields', async () => {
    const zones = ZONES.flatMap(([, , bodies]) => bodies).map(({ markdown }) =>
      markdownToZone(markdown).flatMap((entry) =>
        entry.__component === 'body.rich-text' ? [entry.content] : [],
      ),
    );
    const blocks = BLOCKS.flatMap(([, , bodies]) => bodies).map(({ markdown }) => [
      markdownToBlocks(markdown),
    ]);
    const written = [...zones, ...blocks];
    expect(written).toHaveLength(900);
    await Promise.all(written.flat().map((value) => validator.validate(value, { strict: true })));
  });

  it('the validator refuses what is not a block', async () => {
    const image: unknown = [{ type: 'paragraph', children: [{ type: 'image' }] }];
    await expect(validator.validate(image, { strict: true })).rejects.toThrow(
      'Inline node must be Text or Link',
    );
  });
});

function replaced<Value extends BlocksNode[] | ZoneEntry[]>(value: Value, from: string, to: string): Value {
  return JSON.parse(JSON.stringify(value).split(from).join(to)) as Value;
}

type Validator = { validate: (value: unknown, options: { strict: boolean }) => Promise<unknown> };

/** Strapi exports its validator nowhere, so the file is opened by its place in the package. */
function strapiBlocksValidator(): Validator {
  const fromStrapi = createRequire(createRequire(__filename).resolve('@strapi/strapi/package.json'));
  const core = path.dirname(fromStrapi.resolve('@strapi/core/package.json'));
  const file = path.join(core, 'dist/services/entity-validator/blocks-validator.js');
  const { blocksValidator } = fromStrapi(file) as { blocksValidator: () => Validator };
  return blocksValidator();
}
