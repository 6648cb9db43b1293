/** The blocks a section page is made of (`pageLayout`, CALL-07). */
export const PAGE_BLOCK_TYPES = [
  'hero',
  'rich-text',
  'accordion',
  'quote',
  'carousel',
  'key-figures',
  'cards',
  'call-to-action',
  'form-link',
  'testimonials',
  'courses-list',
  'events-list',
  'team',
  'video',
  'table',
] as const;
export type PageBlockType = (typeof PAGE_BLOCK_TYPES)[number];
