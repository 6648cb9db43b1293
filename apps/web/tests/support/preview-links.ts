import {
  PREVIEW_PARAMETER,
  PREVIEW_PATH,
  writePreviewLink,
  type PreviewLink,
} from '@meridia/contract/preview-link';
import { PREVIEW_SECRET } from '@meridia/tools/services/service-accounts';

const MINUTE_MS = 60_000;

/** Where a site shows what a link is for, signed as the content service does. */
export function previewPath(
  link: Pick<PreviewLink, 'uid' | 'documentId'> & Partial<PreviewLink>,
  secret = PREVIEW_SECRET,
): string {
  const whole: PreviewLink = {
    site: 'meridia',
    locale: 'fr',
    status: 'draft',
    endsAt: Date.now() + MINUTE_MS,
    ...link,
  };
  return `${PREVIEW_PATH}?${PREVIEW_PARAMETER}=${writePreviewLink(whole, secret)}`;
}
