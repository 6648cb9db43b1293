import { MOST_HEAD_BYTES } from '../crawl/page-policy.ts';

/** Kilobytes of 1000 bytes, as they are sent (page-weight.ts). */
export type Figures = {
  html: number;
  scripts: number;
  scriptsWithModal: number;
  styles: number;
  sheets: number;
  head: number;
  /** The sum of all layout shifts, on a phone and on a wide screen. */
  shift390: number;
  shift1440: number;
};

export const BUDGET: Figures = {
  html: 20,
  scripts: 15,
  // React DOM is 56 of them; by gzip it would be 65, and all 82.5.
  scriptsWithModal: 80,
  styles: 15,
  sheets: 3,
  head: MOST_HEAD_BYTES / 1000,
  // Nothing moves: what is left is the width of a letter when a font takes the place of its fallback.
  shift390: 0.001,
  shift1440: 0.001,
};

export type BenchPage = { name: string; path: string; budget?: Partial<Figures>; before?: Figures };

/** Three paragraphs whose last word goes to another line when their font comes. */
const LONG_TEXT = { shift390: 0.05, shift1440: 0.003 };

/** 48 cards, each with language, intakes and price (V-13). */
const ALL_CARDS = { html: 21 };

/** A page that says little weighs what is round it, the names of all trackers included, which the law wants told (TRACK-05). */
const SHORTEST = { html: 12.3 };

/** In the order of `Figures`. */
const figures = (
  html: number,
  scripts: number,
  scriptsWithModal: number,
  styles: number,
  sheets: number,
  head: number,
  shift390: number,
  shift1440: number,
): Figures => ({ html, scripts, scriptsWithModal, styles, sheets, head, shift390, shift1440 });

/** One page of each template; `before` is the engine of before, Next 16, measured at commit 0756a1f with the same command. */
// prettier-ignore
export const BENCH_PAGES: readonly BenchPage[] = [
  { name: 'home', path: '/', before: figures(44.7, 144.6, 149.9, 20.9, 5, 5.2, 0.0007, 0.0001) },
  { name: 'company home', path: '/entreprise', before: figures(35.8, 144.6, 149.9, 20.9, 5, 4.88, 0.0004, 0.0001) },
  { name: 'section page', path: '/ecole/histoire', budget: LONG_TEXT, before: figures(36.8, 144.6, 149.9, 20.9, 5, 4.82, 0.0429, 0.0028) },
  { name: 'error page', path: '/page-introuvable', before: figures(30.9, 144.6, 149.9, 20.9, 5, 4.64, 0.0002, 0.0001) },
  { name: 'contact', path: '/contact', budget: SHORTEST, before: figures(33.8, 144.6, 149.9, 20.9, 5, 4.72, 0.0004, 0.0006) },
  { name: 'programmes', path: '/programme', before: figures(43.4, 144.6, 149.9, 20.9, 5, 5.58, 0.0003, 0.0001) },
  { name: 'all programmes', path: '/programme?page=4', budget: ALL_CARDS, before: figures(55.4, 144.6, 149.9, 20.9, 5, 7.52, 0.0003, 0) },
  { name: 'programme', path: '/programme/bts-communication', before: figures(42.4, 145.1, 150.4, 21.7, 6, 5.2, 0.0005, 0.0002) },
  { name: 'cost of a programme', path: '/programme/bts-communication/cout?campus=paris&rythme=alternance' },
  { name: 'comparison', path: '/programme/comparer?p=bts-communication,bts-tourisme' },
  { name: 'campuses', path: '/campus', before: figures(36.7, 144.6, 149.9, 20.9, 5, 4.88, 0.0003, 0.0001) },
  { name: 'campus', path: '/campus/lyon', before: figures(44.6, 145.1, 150.4, 21.4, 6, 5.58, 0.0005, 0) },
  { name: 'agenda', path: '/agenda', before: figures(42.8, 144.6, 149.9, 20.9, 5, 6.55, 0.0003, 0) },
  { name: 'event', path: '/agenda/conference-cables-sous-marins', before: figures(33.8, 144.6, 149.9, 18.7, 4, 4.72, 0.0007, 0.0002) },
  { name: 'calendar', path: '/calendrier?programme=bachelor-relations-internationales&campus=lyon' },
  { name: 'visit', path: '/visite?lieu=69100' },
  { name: 'news', path: '/actualites', before: figures(40.2, 144.6, 149.9, 18.7, 4, 4.99, 0.0006, 0.0007) },
  { name: 'news item', path: '/actualites/prix-du-livre-etudiant-2026', before: figures(36.4, 144.6, 149.9, 20.9, 5, 4.72, 0.0003, 0.0006) },
  { name: 'blog post', path: '/blog/choisir-entre-science-politique-et-relations-internationales', before: figures(38.5, 144.6, 149.9, 20.9, 5, 4.88, 0.0003, 0.0006) },
  { name: 'offers', path: '/offres-alternance', before: figures(38.6, 144.6, 149.9, 20.9, 5, 5.2, 0.0003, 0) },
  { name: 'offer', path: '/offres-alternance/alternance-assistant-manager-magasin-tours', before: figures(33.7, 144.6, 149.9, 18.7, 4, 4.77, 0.0004, 0.0001) },
  { name: 'testimonial', path: '/temoignages/agathe-lemoine-sarr', before: figures(32.4, 144.6, 149.9, 18.7, 4, 4.61, 0.0007, 0.0002) },
  { name: 'action', path: '/crm/brochure', before: figures(33.8, 144.6, 149.9, 18.7, 4, 4.73, 0.0002, 0.0006) },
  { name: 'offline page', path: '/hors-ligne', before: figures(31.3, 144.6, 150, 19.6, 5, 4.64, 0.0002, 0.0006) },
];
