/**
 * Loaded before the server (`--import`): while a request is answered, the words of the error page cannot be put together.
 * The rest of the site, and what the server has made at its start, are as ever.
 */
const WORD_OF_THE_ERROR_PAGE = 'Oops';

type Context = { getStore: () => unknown };

function isAnswering(): boolean {
  const context = Reflect.get(globalThis, Symbol.for('meridia.request-context')) as Context | undefined;
  return context?.getStore() !== undefined;
}

Object.defineProperty(String.prototype, 'startsWith', {
  value(this: string, text: string, position = 0): boolean {
    if (text === WORD_OF_THE_ERROR_PAGE && isAnswering()) throw new Error('the error page is broken');
    return this.slice(position, position + text.length) === text;
  },
});
