import type { Locale } from '@meridia/domain/locales';

/** Of the dictionary, the four texts that a browser may need: the rest of it stays on the server (a test compares them). */
export const FALLBACK_TEXTS: Record<
  Locale,
  { headline: string; message: string; codeLabel: string; link: string }
> = {
  fr: {
    headline: 'Oops !',
    message: 'Une erreur est survenue.',
    codeLabel: 'Code d’erreur',
    link: 'Une erreur est survenue. Revenir à l’accueil',
  },
  en: {
    headline: 'Oops !',
    message: 'An error occurred.',
    codeLabel: 'Error code',
    link: 'An error occurred. Return home',
  },
};
