import { describe, expect, it } from 'vitest';
import { apiErrorsFrench } from './api-errors.data';
import { frenchAdminTranslations } from './french';
import { placeholders, readCodeMessages, readDictionary, type PluginName } from './installed-messages';

const EDITOR_PLUGINS: PluginName[] = ['content-manager', 'upload', 'i18n'];
const ALL_PLUGINS: PluginName[] = ['admin', ...EDITOR_PLUGINS];

const dictionaries = await Promise.all(ALL_PLUGINS.map((plugin) => readDictionary(plugin, 'en')));
const codeMessages = ALL_PLUGINS.map((plugin) => readCodeMessages(plugin));
const english = Object.assign({}, ...codeMessages, ...dictionaries) as Record<string, string>;

const isApiError = (key: string) =>
  key.includes('apiError.') && key.slice(key.indexOf('apiError.') + 'apiError.'.length) in apiErrorsFrench;
const translations = Object.entries(frenchAdminTranslations);

describe('French of the admin', () => {
  it('has no empty text', () => {
    expect(translations.filter(([, french]) => french === '')).toEqual([]);
  });

  it('translates only keys that the installed Strapi uses', () => {
    const unknown = translations.map(([key]) => key).filter((key) => !(key in english) && !isApiError(key));
    expect(unknown).toEqual([]);
  });

  it('keeps the placeholders, tags and choices of the English text', () => {
    const different = translations
      .map(([key, french]) => ({
        key,
        french: placeholders(french),
        english: placeholders(english[key] ?? ''),
      }))
      .filter((text) => text.french.join() !== text.english.join());
    expect(different).toEqual([]);
  });

  it('follows French typography', () => {
    const faulty = translations.filter(([, french]) => /'| [:;!?»%]|« |\.\.\./.test(french));
    expect(faulty).toEqual([]);
  });

  it.each(EDITOR_PLUGINS)('leaves no text of %s in English', async (plugin) => {
    const strapiFrench = await readDictionary(plugin, 'fr');
    const untranslated = Object.keys(await readDictionary(plugin, 'en')).filter(
      (key) => !(frenchAdminTranslations[key] ?? strapiFrench[key]),
    );
    expect(untranslated).toEqual([]);
  });

  it.each(EDITOR_PLUGINS)('leaves no broken French text of Strapi in %s', async (plugin) => {
    const strapiFrench = await readDictionary(plugin, 'fr');
    const strapiEnglish = await readDictionary(plugin, 'en');
    const samePlaceholders = (key: string, text: string) => {
      try {
        return placeholders(text).join() === placeholders(strapiEnglish[key] ?? '').join();
      } catch {
        return false;
      }
    };
    const broken = Object.keys(strapiEnglish).filter(
      (key) => !samePlaceholders(key, frenchAdminTranslations[key] ?? strapiFrench[key] ?? ''),
    );
    expect(broken).toEqual([]);
  });
});
