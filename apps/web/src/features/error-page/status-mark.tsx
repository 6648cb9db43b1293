import { PAGE_STATUS_META } from '@meridia/domain/page-status';

const OK = 200;

/** A complete page that is answered with another status than 200; the cache reads it when it stores the page (cache/page-status.ts). */
export function StatusMark({ status = OK }: { status?: number }) {
  return status === OK ? null : <meta name={PAGE_STATUS_META} content={String(status)} />;
}
