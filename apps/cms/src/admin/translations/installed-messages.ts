import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Test support: reads what the installed Strapi packages really say, so that an upgrade is noticed. */

export type Messages = Record<string, string>;
export type PluginName = 'admin' | 'content-manager' | 'upload' | 'i18n';

type MessagePart = {
  type: number;
  value?: string;
  children?: MessagePart[];
  options?: Record<string, { value: MessagePart[] }>;
};

// The codes of @formatjs/icu-messageformat-parser, which is the parser the admin itself uses.
const LITERAL = 0;
const SELECT = 5;
const POUND = 7;
const TAG = 8;

const requireFromHere = createRequire(import.meta.url);
const requireFrom = (...packages: string[]) =>
  packages.reduce((from, name) => createRequire(from.resolve(`${name}/package.json`)), requireFromHere);

const requireFromStrapi = requireFrom('@strapi/strapi');
const { parse } = requireFrom(
  '@strapi/strapi',
  '@strapi/admin',
  'react-intl',
)('@formatjs/icu-messageformat-parser') as { parse: (message: string) => MessagePart[] };

const sourceFolder = (plugin: PluginName) =>
  path.join(
    path.dirname(requireFromStrapi.resolve(`@strapi/${plugin}/package.json`)),
    plugin === 'admin' ? 'dist/admin/admin/src' : 'dist/admin',
  );

const keyPrefix = (plugin: PluginName) => (plugin === 'admin' ? '' : `${plugin}.`);

/** One dictionary shipped by Strapi, under the keys the running admin looks for. */
export const readDictionary = async (plugin: PluginName, language: 'en' | 'fr'): Promise<Messages> => {
  const file = path.join(sourceFolder(plugin), 'translations', `${language}.json.mjs`);
  const { default: messages } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    default: Messages;
  };
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [keyPrefix(plugin) + key, text]));
};

// `id: 'x', defaultMessage: 'y'`, the id either bare or passed to the plugin's prefixing function.
const DESCRIPTOR = new RegExp(
  String.raw`id:\s*(?:getTra\w+\(\s*)?(['"\x60])(?<id>(?:(?!\1).)+)\1\)?,\s*` +
    String.raw`defaultMessage:\s*(['"\x60])(?<text>(?:\\.|(?!\3).)*)\3`,
  'gs',
);

/** Messages written in the code of a plugin; many of them are in none of its dictionaries. */
export const readCodeMessages = (plugin: PluginName): Messages => {
  const files = globSync('**/*.mjs', { cwd: sourceFolder(plugin) }).filter(
    (file) => !file.startsWith('translations'),
  );
  const found = files.flatMap((file) => {
    const code = readFileSync(path.join(sourceFolder(plugin), file), 'utf8');
    return [...code.matchAll(DESCRIPTOR)].flatMap(({ groups }) => {
      const { id = '', text = '' } = groups ?? {};
      // Whether the id is prefixed shows only at run time: both forms are kept.
      return [id, keyPrefix(plugin) + id].map((key) => [key, text] as const);
    });
  });
  return Object.fromEntries(found);
};

const partNames = (parts: MessagePart[]): string[] =>
  parts.flatMap((part) => {
    if (part.type === LITERAL || part.type === POUND) return [];
    if (part.type === TAG) return [`<${part.value}>`, ...partNames(part.children ?? [])];
    const options = Object.entries(part.options ?? {});
    return [
      `{${part.value}}`,
      // Plural forms differ from one language to the other; the cases of a choice may not.
      ...(part.type === SELECT ? options.map(([choice]) => `{${part.value}=${choice}}`) : []),
      ...options.flatMap(([, option]) => partNames(option.value)),
    ];
  });

/** Placeholders, tags and choices of an ICU message; throws when the message is malformed. */
export const placeholders = (message: string): string[] => [...new Set(partNames(parse(message)))].sort();
