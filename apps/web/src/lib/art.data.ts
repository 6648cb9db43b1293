/** Written by `pnpm art`, with the pictures themselves. */
export const ART = {
  hero: {
    url: '/images/art/hero.svg?v=1c7e7777',
    viewBox: '0 0 1500 900',
    width: 1500,
    height: 900,
  },
  heroNarrow: {
    url: '/images/art/hero-narrow.svg?v=a1d516f4',
    viewBox: '0 0 750 900',
    width: 750,
    height: 900,
  },
  spiresMer: {
    url: '/images/art/spires-mer.svg?v=bc24039a',
    viewBox: '0 0 600 364',
    width: 600,
    height: 364,
  },
  spiresRose: {
    url: '/images/art/spires-rose.svg?v=605f6459',
    viewBox: '0 0 720 364',
    width: 720,
    height: 364,
  },
  spiresPaille: {
    url: '/images/art/spires-paille.svg?v=6396e1de',
    viewBox: '0 0 720 364',
    width: 720,
    height: 364,
  },
  spiresTilleul: {
    url: '/images/art/spires-tilleul.svg?v=5e85b2ae',
    viewBox: '0 0 720 364',
    width: 720,
    height: 364,
  },
  band: {
    url: '/images/art/band.svg?v=b395a3f9',
    viewBox: '0 0 1500 330',
    width: 1500,
    height: 330,
  },
  error: {
    url: '/images/art/error.svg?v=6b173521',
    viewBox: '0 0 1200 900',
    width: 1200,
    height: 900,
  },
  offline: {
    url: '/images/art/offline.svg?v=09fe0a0f',
    viewBox: '0 0 1200 640',
    width: 1200,
    height: 640,
  },
  offers: {
    url: '/images/art/offers.svg?v=af0895da',
    viewBox: '0 0 1200 900',
    width: 1200,
    height: 900,
  },
  eventGores: {
    url: '/images/art/event-gores.svg?v=3ad9de85',
    viewBox: '0 0 1200 1200',
    width: 1200,
    height: 1200,
  },
  modalBrochure: {
    url: '/images/art/modal-brochure.svg?v=519f1a87',
    viewBox: '0 0 1200 2000',
    width: 1200,
    height: 2000,
  },
  modalContact: {
    url: '/images/art/modal-contact.svg?v=699e7901',
    viewBox: '0 0 1200 2000',
    width: 1200,
    height: 2000,
  },
  modalRegistration: {
    url: '/images/art/modal-registration.svg?v=7e327c58',
    viewBox: '0 0 1200 2000',
    width: 1200,
    height: 2000,
  },
  campusMap: {
    url: '/images/art/campus-map.svg?v=9c2920ce',
    viewBox: '-440 -330 4500 4700',
    width: 4500,
    height: 4700,
  },
  halfGore: {
    url: '/images/art/half-gore.svg?v=f54f181c',
    viewBox: '0 0 100 192',
    width: 100,
    height: 192,
  },
} as const;
