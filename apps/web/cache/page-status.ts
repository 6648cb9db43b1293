import { PAGE_STATUS_META } from '@meridia/domain/page-status';

/** As React writes it; in text and in scripts its first sign is escaped. */
const MARK = new RegExp(`<meta name="${PAGE_STATUS_META}" content="([45]\\d\\d)"/?>`);

/** The status that a rendered page asks to be answered with; undefined: it asks for none. */
export function askedStatus(html: string): number | undefined {
  const status = MARK.exec(html)?.[1];
  return status === undefined ? undefined : Number(status);
}
