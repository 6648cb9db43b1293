import { describe, expect, it } from 'vitest';
import { componentGroupsFrench, enumerationsFrench } from './enumerations.data';
import { readDictionary, type PluginName } from './installed-messages';

const PLUGINS: PluginName[] = ['admin', 'content-manager', 'upload', 'i18n'];

describe('French of the choices', () => {
  it('takes the place of no text of Strapi', async () => {
    const dictionaries = await Promise.all(PLUGINS.map((plugin) => readDictionary(plugin, 'en')));
    const taken = new Set(dictionaries.flatMap((dictionary) => Object.keys(dictionary)));
    const ours = Object.keys({ ...enumerationsFrench, ...componentGroupsFrench });
    expect(ours.filter((key) => taken.has(key))).toEqual([]);
  });
});
