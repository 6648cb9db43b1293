import { arrow, button, card, line, lines, picture, round, sign, title } from './sketch';

const QUOTE = sign(8, 24, '«', 22) + lines(28, 12, 84, 4) + line(28, 38, 30);
const TEXT = title(10, 8, 50) + lines(10, 17, 104, 6);
const TABLE = [8, 19, 30]
  .map((y, row) =>
    [10, 46, 82]
      .map((x) => card(x, y, 34, 10) + (row === 0 ? title(x + 4, y + 3, 20) : line(x + 4, y + 4, 22)))
      .join(''),
  )
  .join('');
const LISTED = [10, 46, 82];

/** What each block looks like on a page, for whoever chooses one: a sketch, not the design. */
export const BLOCK_SKETCHES: Readonly<Record<string, string>> = {
  'block.hero': title(8, 10, 50) + lines(8, 19, 48, 3) + button(8, 36, 24) + picture(66, 0, 58, 52),
  'block.rich-text': TEXT,
  'block.accordion': [6, 20, 34]
    .map(
      (y) => card(8, y, 108, 11) + sign(12, y + 9, '?', 9) + line(22, y + 5, 66) + sign(104, y + 9, '+', 10),
    )
    .join(''),
  'block.quote': QUOTE,
  'block.carousel':
    arrow(8, 26, -1) +
    picture(18, 8, 88, 32) +
    arrow(114, 26, 1) +
    [54, 62, 70].map((x) => round(x, 46, 2)).join(''),
  'block.key-figures': [8, 44, 94]
    .map((x, index) => sign(x, 28, ['26', '94 %', '4 k'][index] ?? '', 13) + line(x, 35, 28))
    .join(''),
  'block.cards': LISTED.map(
    (x) => card(x, 6, 32, 40) + picture(x + 2, 8, 28, 16) + title(x + 4, 28, 18) + line(x + 4, 36, 22),
  ).join(''),
  'block.call-to-action': card(8, 6, 108, 40) + title(16, 14, 52) + lines(16, 23, 56, 2) + button(80, 22, 28),
  'block.form-link':
    card(30, 4, 64, 44) +
    [9, 19].map((y) => line(36, y, 20) + card(36, y + 4, 52, 5)).join('') +
    button(36, 36, 28),
  'block.testimonials': [8, 64]
    .map((x) => card(x, 6, 52, 40) + round(x + 9, 16, 5) + title(x + 18, 14, 22) + lines(x + 6, 26, 40, 3))
    .join(''),
  'block.courses-list': [6, 20, 34]
    .map((y) => card(8, y, 108, 11) + title(13, y + 4, 44) + line(70, y + 5, 24) + arrow(106, y + 5.5, 1))
    .join(''),
  'block.events-list': [6, 20, 34]
    .map(
      (y, index) =>
        sign(10, y + 10, ['12', '18', '24'][index] ?? '', 10) + title(32, y + 2, 50) + line(32, y + 8, 70),
    )
    .join(''),
  'block.team': [24, 62, 100]
    .map((x) => round(x, 18, 10) + title(x - 13, 33, 26) + line(x - 9, 41, 18))
    .join(''),
  'block.video': picture(18, 4, 88, 44) + '<path d="M56 16l16 10 -16 10z" fill="#4945ff"/>',
  'block.table': TABLE,
  'body.rich-text': TEXT,
  'body.image': picture(18, 4, 88, 36) + line(18, 44, 50),
  'body.quote': QUOTE,
  'body.table': TABLE,
  'core.menu': title(10, 6, 34) + [16, 24, 32, 40].map((y) => line(10, y, 60)).join(''),
  'core.menu-dropdown': LISTED.map(
    (x) => title(x, 8, 26) + [18, 26, 34].map((y) => line(x, y, 30)).join(''),
  ).join(''),
  'core.menu-item': card(22, 16, 80, 20) + title(30, 24, 44) + arrow(90, 26, 1),
};
