import { describe, expect, it } from 'vitest';
import { debugQuery, readDebugRequest } from './error-debug.rules';

const asked = (query: string) => new URLSearchParams(query);

describe('the error debug page', () => {
  it.each([
    ['the status of the query', 'status=504', { status: 504, messageKey: null }],
    ['a status outside the catalogue', 'status=418', { status: 418, messageKey: null }],
    ['none: an internal error', '', { status: 500, messageKey: null }],
    ['no success can be asked for', 'status=200', null],
    [
      'ERRP-03 a message is the key of a label',
      'status=404&message=agenda.past',
      { status: 404, messageKey: 'agenda.past' },
    ],
    ['nor anything else', 'status=../x', null],
  ])('ROUTE-19 %s', (_rule, query, expected) => {
    expect(readDebugRequest(asked(query))).toEqual(expected);
  });

  it.each([
    ['what is the default', '', { status: '500' }],
    [
      'whatever the order',
      'message=agenda.past&utm_source=x&status=404',
      { status: '404', message: 'agenda.past' },
    ],
    ['a status that is none', 'status=200&message=agenda.past', { status: '_' }],
    [
      'words that are no key',
      `status=404&message=${encodeURIComponent('<b>Bonjour')}`,
      { status: '404', message: '_' },
    ],
  ])('ROUTE-19 one address: %s', (_rule, query, expected) => {
    const kept = debugQuery(asked(query));
    expect(kept).toEqual(expected);
    expect(Object.keys(kept)).toEqual(['status', 'message']);
  });
});
