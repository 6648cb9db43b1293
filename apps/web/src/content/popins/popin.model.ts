import type { Action } from '@meridia/domain/actions';
import type { PictureImage } from '@/lib/picture-image';

/** An action of the school, or an address. */
export type PopinLink = { label: string; target: { action: Action } | { href: string } };

export type Popin = {
  /** A new one is shown to those who closed the one before. */
  id: string;
  title: string;
  text: string | null;
  image: PictureImage | null;
  delayMs: number;
  links: readonly PopinLink[];
  closeLabel: string | null;
  /** LAY-08: on the pages of these alone, by slug; null: on every page. */
  campuses: readonly string[] | null;
};
