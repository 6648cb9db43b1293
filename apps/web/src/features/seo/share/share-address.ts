import { createHash } from 'node:crypto';
import { SHARE_DRAWING } from './drawing-version';
import type { ShareCard } from './share-card.model';

const FOLDER = '/partage';
const ENDING = '.jpg';
const MARK_LENGTH = 10;
const ADDRESS = new RegExp(`^${FOLDER}/([0-9a-f]{${MARK_LENGTH}})((?:/.+)?)\\${ENDING}$`);

/** The mark of what the picture is made of: another word, another picture or another way to draw is another address. */
export function shareMark(card: ShareCard): string {
  return createHash('sha256')
    .update(JSON.stringify([SHARE_DRAWING, card]))
    .digest('hex')
    .slice(0, MARK_LENGTH);
}

/** « /partage/0f3a…/campus/lyon.jpg » for « /campus/lyon »; `page` has its language, and its query if it has one. */
export function shareAddress(page: string, mark: string): string {
  const [path = '', query] = page.split('?');
  const name = `${FOLDER}/${mark}${path === '/' ? '' : path}${ENDING}`;
  return query === undefined ? name : `${name}?${query}`;
}

/** Which page a picture is asked of; null: it is no address of a share image. The query is that of the page. */
export function readShareAddress(path: string): { page: string; mark: string } | null {
  const [, mark, page] = ADDRESS.exec(path) ?? [];
  return mark === undefined ? null : { page: page || '/', mark };
}
