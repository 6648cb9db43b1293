export type Template = {
  name: string;
  path: string;
  /** Whether it has controls of its own: the keyboard goes through all of it. */
  isWalked?: boolean;
};

/** One address for each kind of page: each is tried for accessibility at every width. */
export const TEMPLATES: readonly Template[] = [
  { name: 'home', path: '/', isWalked: true },
  { name: 'error page', path: '/page-introuvable' },
  { name: 'company home', path: '/entreprise' },
  { name: 'section page', path: '/integrer-meridia/admissions', isWalked: true },
  { name: 'page for parents', path: '/parents' },
  { name: 'page with a carousel', path: '/ecole/histoire', isWalked: true },
  { name: 'index of articles', path: '/article' },
  { name: 'contact page', path: '/contact', isWalked: true },
  { name: 'legal page', path: '/cgv' },
  { name: 'testimonials', path: '/temoignages' },
  { name: 'testimonial', path: '/temoignages/agathe-lemoine-sarr' },
  { name: 'page with a team', path: '/ecole/conseil-strategique-et-invites' },
  { name: 'team of the school', path: '/ecole/equipe', isWalked: true },
  { name: 'list of programmes', path: '/programme', isWalked: true },
  { name: 'programme', path: '/programme/bts-communication', isWalked: true },
  {
    name: 'cost of a programme',
    path: '/programme/bachelor-relations-internationales/cout?campus=lyon&rythme=alternance',
    isWalked: true,
  },
  {
    name: 'comparison',
    path: '/programme/comparer?p=bachelor-relations-internationales,bts-communication',
    isWalked: true,
  },
  { name: 'comparison of nothing', path: '/programme/comparer' },
  { name: 'index of campuses', path: '/campus', isWalked: true },
  { name: 'campus', path: '/campus/lyon', isWalked: true },
  { name: 'agenda', path: '/agenda', isWalked: true },
  { name: 'event', path: '/agenda/conference-cables-sous-marins' },
  {
    name: 'calendar of a programme',
    path: '/calendrier?programme=bachelor-relations-internationales&campus=lyon',
    isWalked: true,
  },
  { name: 'nearest open day', path: '/visite?lieu=69100', isWalked: true },
  { name: 'list of news', path: '/actualites' },
  { name: 'news item', path: '/actualites/prix-du-livre-etudiant-2026' },
  { name: 'blog post', path: '/blog/choisir-entre-science-politique-et-relations-internationales' },
  { name: 'list of offers', path: '/offres-alternance', isWalked: true },
  { name: 'offer', path: '/offres-alternance/alternance-assistant-manager-magasin-tours' },
  { name: 'search', path: '/recherche?q=diplomacie', isWalked: true },
  { name: 'offline page', path: '/hors-ligne' },
];

/** Pages of the site that also serves English. */
export const ENGLISH_TEMPLATES: readonly Template[] = [
  { name: 'English home', path: '/en' },
  { name: 'English programme', path: '/en/programme/bts-communication' },
  { name: 'page shown in French for want of English', path: '/en/vae' },
];
