import type { Tint } from '@/ui/tint';

/** A picture of the media library or of the site's own files; `isInk`: an editor's, printed on the tint of the page. */
type SharePicture = { kind: 'picture'; url: string; isInk?: true; isWhole?: true };

/** Half-gores side by side, as in the head of a section: `pieces` is the file that has them. */
type ShareSpires = { kind: 'spires'; pieces: string; count: number; lit: number | null };

/** The day as gores, the hour of an event lit. */
type ShareDay = { kind: 'day'; pieces: string; count: number; lit: number | null };

/** The map of the campuses, each territory in its tint. */
type ShareMap = {
  kind: 'map';
  pieces: string;
  viewBox: string;
  territories: readonly { name: string; tint: Tint }[];
};

export type ShareArt = SharePicture | ShareSpires | ShareDay | ShareMap;

/** What a page gives to its share image beside its title and its picture. */
export type ShareWords = {
  /** Where it differs from the title that search engines show: the words of the page's own heading. */
  title?: string;
  /** What kind of page it is; without it, what stands above the page on the way to it. */
  kicker?: string;
  /** A few facts, in a line. */
  note?: string;
  tint?: Tint;
  /** Goes before the picture of the page. */
  art?: ShareArt;
};

/** All that a share image is made of, and nothing else: its address is the mark of these values. */
export type ShareCard = {
  school: { name: string; logo: { url: string; width: number; height: number } | null };
  kicker: string | null;
  title: string;
  note: string | null;
  tint: Tint;
  art: ShareArt;
};
