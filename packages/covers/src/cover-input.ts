import type { Tint } from './palette.ts';

export type ProgrammeVariant = 'bachelor' | 'mastere' | 'grande-ecole';

type CoverFormat = {
  /** Seeds every choice of the picture, together with the kind. */
  slug: string;
  /** Width to height, 3:2 unless told; the reference width is 1200. */
  ratio?: [width: number, height: number];
  /** Adds the alternating border of a map sheet. */
  frame?: boolean;
  /** Accessible name written in the SVG itself, for a picture shown as SVG and not as an image with its own text. */
  title?: string;
};

/** `tint` serves only a campus that the geodata does not know. */
export type CampusCoverInput = CoverFormat & { kind: 'campus'; tint?: Tint };

/** `stops` is the number of years; the variant colours the sea. */
export type ProgrammeCoverInput = CoverFormat & {
  kind: 'programme';
  tint?: Tint;
  stops?: number;
  variant?: ProgrammeVariant;
};

/** `campus` is a campus slug: the picture is drawn around it. */
export type NewsCoverInput = CoverFormat & { kind: 'news'; tint?: Tint; campus?: string };

/** `hour` is the start time, 0 to 24; half past nine is 9.5. */
export type EventCoverInput = CoverFormat & { kind: 'event'; tint?: Tint; hour?: number };

export type OfferCoverInput = CoverFormat & { kind: 'offer'; tint?: Tint };

export type CoverInput =
  CampusCoverInput | ProgrammeCoverInput | NewsCoverInput | EventCoverInput | OfferCoverInput;
