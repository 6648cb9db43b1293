/** CONST-02, in pixels. */
export const IMAGE_WIDTHS = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;

/** Widths in pixels at which the frame of the page changes; a `Max` still belongs to the smaller layout. */
export const BREAKPOINTS = {
  /** FOOT-01: "medium" is the `md` width. */
  footerMin: IMAGE_WIDTHS.md,
  mobileMax: 900,
  compactNavbarMax: 1300,
  /** Ours: spec is silent. Below, the actions of the full navbar have no room for their icons. */
  actionIconsMin: 1440,
} as const;

/** LAY-04: a user agent that holds one of these words, whatever its case, is a mobile device. */
export const MOBILE_USER_AGENT_WORDS = ['mobile', 'ipad', 'android', 'iphone'] as const;

/** LAY-05: room kept free under the page for the mobile action bar. */
export const BOTTOM_CTA_OFFSET = '3.3rem';

/** SCROLL-01: an anchor stops this far below the top of the window, clear of the fixed navbar. */
export const ANCHOR_OFFSET_PX = 250;

export const LAYOUTS = ['default', 'dynamics', 'empty'] as const;
export type Layout = (typeof LAYOUTS)[number];
export const DEFAULT_LAYOUT = 'default' satisfies Layout;

export const GRID_COLUMNS = 12;
/** FOOT-03: the share of the grid that one footer section takes. */
export const FOOTER_SECTION_COLUMNS = 3;
/** FOOT-05, in pixels. */
export const FOOTER_FRAME_HEIGHT = 115;
