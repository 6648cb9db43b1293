export type Template = { name: string; path: string };

/** One address for each kind of page: each is tried for accessibility at every width. */
export const TEMPLATES: readonly Template[] = [
  { name: 'home', path: '/' },
  { name: 'error page', path: '/page-introuvable' },
  { name: 'company home', path: '/entreprise' },
  { name: 'section page', path: '/integrer-meridia/admissions' },
  { name: 'page with a carousel', path: '/ecole/histoire' },
  { name: 'index of articles', path: '/article' },
  { name: 'contact page', path: '/contact' },
  { name: 'legal page', path: '/cgv' },
  { name: 'testimonials', path: '/temoignages' },
];
