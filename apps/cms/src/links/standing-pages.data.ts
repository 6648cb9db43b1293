/** The pages that are there whatever is published, under the names that an editor looks for. Their addresses never change. */
export const STANDING_PAGE_NAMES: Readonly<Record<string, string>> = {
  '/': 'Accueil',
  '/programme': 'Toutes les formations',
  '/programme/comparer': 'Comparer des formations',
  '/campus': 'Tous les campus',
  '/agenda': 'Agenda',
  '/calendrier': 'Calendrier des rentrées et des épreuves',
  '/visite': 'Visite d’un campus',
  '/actualites': 'Toutes les actualités',
  '/offres-alternance': 'Offres en alternance',
  '/ecole/equipe': 'L’équipe de l’école',
  '/contact': 'Contact',
  '/recherche': 'Recherche',
};

/** What a page is, beside its title. */
export const PAGE_KINDS: Readonly<Record<string, string>> = {
  'api::article.article': 'Page de rubrique',
  'api::course.course': 'Formation',
  'api::campus.campus': 'Campus',
  'api::event.event': 'Événement',
  'api::news.news': 'Actualité',
  'api::blog-post.blog-post': 'Billet de blog',
  'api::job-offer.job-offer': 'Offre d’emploi',
  'api::testimonial.testimonial': 'Témoignage',
};
export const STANDING_KIND = 'Page du site';
