/**
 * Loaded before the server (`--import`): the words of the error page cannot be put together, except those of the plain ones, which
 * the server makes at its start. The rest of the site is as ever.
 */
const WORD_OF_THE_ERROR_PAGE = 'Oops';
const MAKERS_OF_PLAIN_ONES = /static(Error|Busy|Preview)Page/;

const isOfAPlainOne = () => MAKERS_OF_PLAIN_ONES.test(new Error().stack ?? '');

Object.defineProperty(String.prototype, 'startsWith', {
  value(this: string, text: string, position = 0): boolean {
    if (text === WORD_OF_THE_ERROR_PAGE && !isOfAPlainOne()) throw new Error('the error page is broken');
    return this.slice(position, position + text.length) === text;
  },
});
