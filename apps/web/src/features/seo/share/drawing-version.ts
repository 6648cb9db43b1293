/** Networks and caches keep a share image for ever by its address: whoever changes the drawing counts this up (SHARE-01). */
export const SHARE_DRAWING = 1;
