export type LabelAnchor = 'start' | 'middle' | 'end';

/** Cities still labelled on a small screen; the others remain in the written list. */
export const MAJOR_CITIES = new Set([
  'paris',
  'lyon',
  'marseille',
  'lille',
  'bordeaux',
  'toulouse',
  'nantes',
  'strasbourg',
  'rennes',
  'nice',
  'dijon',
  'bruxelles',
  'geneve',
  'londres',
  'madrid',
]);

type LabelOffset = [dx: number, dy: number, anchor: LabelAnchor];

export const DEFAULT_OFFSET: LabelOffset = [0, -58, 'middle'];

/** Set by hand so that labels do not overlap. */
export const LABEL_OFFSETS: Record<string, LabelOffset> = {
  'aix-en-provence': [-40, -60, 'middle'],
  angers: [0, -58, 'middle'],
  annecy: [48, 46, 'start'],
  bruxelles: [0, -62, 'middle'],
  caen: [-30, 105, 'middle'],
  dijon: [0, -76, 'middle'],
  geneve: [50, 12, 'start'],
  grenoble: [-20, 108, 'middle'],
  lille: [-48, 34, 'end'],
  londres: [0, -62, 'middle'],
  lyon: [-45, 30, 'end'],
  madrid: [52, 30, 'start'],
  marseille: [-44, 118, 'end'],
  montpellier: [-45, 10, 'end'],
  nantes: [-45, 22, 'end'],
  nice: [48, 42, 'start'],
  paris: [52, 28, 'start'],
  tours: [45, 28, 'start'],
};

/** Bend of the routes from Paris to the campuses abroad, which avoids the points of the other campuses. */
export const ROUTE_BENDS: Record<string, number> = {
  bruxelles: 0.1,
  geneve: -0.12,
  londres: 0.12,
  madrid: 0.1,
};
