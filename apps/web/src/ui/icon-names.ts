/** Symbols of public/icons/sprite.svg, drawn on 24 × 24. */
export const ICON_NAMES = [
  'menu',
  'close',
  'chevron-left',
  'chevron-right',
  'chevron-down',
  'arrow-up',
  'route',
  'brochure',
  'message',
  'calendar',
  'flag',
  'external',
  'download',
  'pin',
  'clock',
  'warning',
  'offline',
  'online',
  'check',
  'instagram',
  'facebook',
  'youtube',
  'linkedin',
  'twitter',
  'discord',
  'tiktok',
] as const;
export type IconName = (typeof ICON_NAMES)[number];

/** Signs of a map's legend, in the same sprite, drawn on 28 × 18. */
export const LEGEND_SYMBOLS = [
  'legend-route',
  'legend-scale',
  'legend-dashes',
  'legend-point',
  'legend-arch',
  'legend-flag',
  'legend-lines',
] as const;
export type LegendSymbol = (typeof LEGEND_SYMBOLS)[number];

/** The mark of the content lets browsers keep the file for ever; the test says what to write when it changes. */
export const SPRITE = '/icons/sprite.svg?v=3d65d657';
