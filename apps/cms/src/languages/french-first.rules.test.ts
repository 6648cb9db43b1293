import { expect, it } from 'vitest';
import { opensInFrench } from './french-first.rules';

const NEW = '/admin/content-manager/collection-types/api::banner.banner/create';
const OLD = '/admin/content-manager/collection-types/api::banner.banner/abcdefghijklmnopqrstuvwx';

it.each([
  ['a new document after an English one', NEW, 'en', OLD, true],
  ['a new document, first of all', NEW, 'en', null, true],
  ['a new document whose language was just changed by hand', NEW, 'en', NEW, false],
  ['a new document in French', NEW, 'fr', null, false],
  ['a new document of a type without languages', NEW, '', null, false],
  ['a document that exists', OLD, 'en', null, false],
])('PANEL-05 %s', (_case, pathname, locale, before, expected) => {
  expect(opensInFrench({ pathname, locale }, before)).toBe(expected);
});
