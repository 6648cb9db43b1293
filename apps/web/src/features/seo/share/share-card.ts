import type { Website } from '@/content/website/website.model';
import { ART } from '@/lib/art.data';
import type { Crumb } from '@/lib/crumbs';
import type { PictureImage } from '@/lib/picture-image';
import type { Tint } from '@/ui/tint';
import type { ShareArt, ShareCard, ShareWords } from './share-card.model';

/** That of a page that says none. */
const DEFAULT_TINT: Tint = 'mer';
/** The row of the head of a page that has no more to tell by it. */
const ORNAMENT = { count: 5, lit: 3 };

export type SharedPage = {
  title: string;
  image?: PictureImage | null;
  crumbs?: readonly Crumb[];
  share?: ShareWords;
};

export function spiresArt({ count, lit }: { count: number; lit: number | null } = ORNAMENT): ShareArt {
  return { kind: 'spires', pieces: ART.spirePieces.url, count, lit };
}

export function dayArt(count: number, lit: number): ShareArt {
  return { kind: 'day', pieces: ART.eventGores.url, count, lit };
}

export function mapArt(territories: readonly { name: string; tint: Tint }[]): ShareArt {
  const { url, viewBox } = ART.campusMap;
  return { kind: 'map', pieces: url, viewBox, territories };
}

export function pictureArt({
  url,
  isInk,
  isWhole,
}: Pick<PictureImage, 'url' | 'isInk' | 'isWhole'>): ShareArt {
  return { kind: 'picture', url, ...(isInk && { isInk }), ...(isWhole && { isWhole }) };
}

/** What stands above a page; the home stands above all of them and says nothing. */
function kickerOf(crumbs: readonly Crumb[] = []): string | null {
  return crumbs.length > 2 ? (crumbs.at(-2)?.label ?? null) : null;
}

/** The site names itself beside the title: an editor's « – Meridia » would say it twice. */
function withoutSiteName(title: string, siteName: string): string {
  const closing = ` – ${siteName}`;
  return title.endsWith(closing) ? title.slice(0, -closing.length) : title;
}

function artOf({ image, share }: SharedPage): ShareArt {
  if (share?.art) return share.art;
  return image ? pictureArt(image) : spiresArt();
}

/** The words and the art that a page is shared with. Pure: no file is opened, nothing is drawn. */
export function shareCardOf(
  page: SharedPage,
  { siteName, logo }: Pick<Website, 'siteName' | 'logo'>,
): ShareCard {
  const { title, crumbs, share } = page;
  return {
    school: { name: siteName, logo: logo && { url: logo.url, width: logo.width, height: logo.height } },
    kicker: share?.kicker ?? kickerOf(crumbs),
    title: withoutSiteName(share?.title ?? title, siteName),
    note: share?.note ?? null,
    tint: share?.tint ?? DEFAULT_TINT,
    art: artOf(page),
  };
}
