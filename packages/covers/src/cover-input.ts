import type { Tint } from './palette.ts';
import type { Place } from './places.ts';

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

/** One of the school that the sheet of territories was made for. */
type TerritoryCampusInput = CoverFormat & { kind: 'campus'; place?: undefined };

/** One of another school: the picture is drawn around its place. */
export type PlacedCampusInput = CoverFormat & { kind: 'campus'; tint?: Tint; place: Place };

type CampusCoverInput = TerritoryCampusInput | PlacedCampusInput;

/** `stops` is the number of years; the variant colours the sea. */
export type ProgrammeCoverInput = CoverFormat & {
  kind: 'programme';
  tint?: Tint;
  stops?: number;
  variant?: ProgrammeVariant;
};

/**
 * What the article is about. `campuses` are slugs of the sheet of territories; `places` go before them, and with `isRoute`
 * routes lead from the first to the others. Without any the picture shows no place.
 */
export type NewsCoverInput = CoverFormat & {
  kind: 'news';
  tint?: Tint;
  campuses?: readonly string[];
  places?: readonly Place[];
  isRoute?: boolean;
};

/** `hour` is the start time, 0 to 24; half past nine is 9.5. */
export type EventCoverInput = CoverFormat & { kind: 'event'; tint?: Tint; hour?: number };

export type OfferCoverInput = CoverFormat & { kind: 'offer'; tint?: Tint };

export type CoverInput =
  CampusCoverInput | ProgrammeCoverInput | NewsCoverInput | EventCoverInput | OfferCoverInput;
