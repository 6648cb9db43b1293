/** What a type is called in a sentence: one of them, several of them. */
export const TYPE_NOUNS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  'api::article.article': ['page de rubrique', 'pages de rubrique'],
  'api::banner.banner': ['bandeau', 'bandeaux'],
  'api::blog-post.blog-post': ['billet de blog', 'billets de blog'],
  'api::brochure.brochure': ['brochure', 'brochures'],
  'api::campus.campus': ['campus', 'campus'],
  'api::course.course': ['formation', 'formations'],
  'api::crm-link.crm-link': ['lien CRM', 'liens CRM'],
  'api::event.event': ['événement', 'événements'],
  'api::form-link.form-link': ['formulaire', 'formulaires'],
  'api::job-offer.job-offer': ['offre d’emploi', 'offres d’emploi'],
  'api::key-figure.key-figure': ['chiffre clé', 'chiffres clés'],
  'api::label.label': ['libellé', 'libellés'],
  'api::menu-enrichi.menu-enrichi': ['menu', 'menus'],
  'api::news.news': ['actualité', 'actualités'],
  'api::news-category.news-category': ['catégorie d’actualités', 'catégories d’actualités'],
  'api::popin.popin': ['pop-in', 'pop-ins'],
  'api::redirect.redirect': ['redirection', 'redirections'],
  'api::search-miss.search-miss': ['recherche sans résultat', 'recherches sans résultat'],
  'api::search-synonym.search-synonym': ['synonyme de recherche', 'synonymes de recherche'],
  'api::site.site': ['réglage du site', 'réglages du site'],
  'api::team-member.team-member': ['membre de l’équipe', 'membres de l’équipe'],
  'api::testimonial.testimonial': ['témoignage', 'témoignages'],
  'plugin::upload.file': ['image', 'images'],
};

/** What becomes of those that lose what they point to, where « perdront » alone says too little. */
export const LOSSES: Readonly<Record<string, readonly [one: string, several: string]>> = {
  'api::event.event campuses': [
    'perdra ce campus et, sans autre campus ni lieu, passera pour « en ligne ou toute l’école »',
    'perdront ce campus et, sans autre campus ni lieu, passeront pour « en ligne ou toute l’école »',
  ],
  'api::news.news campus_infos': [
    'ne sera plus rattachée à ce campus',
    'ne seront plus rattachées à ce campus',
  ],
  'api::course.course campuses': [
    'ne sera plus proposée sur ce campus',
    'ne seront plus proposées sur ce campus',
  ],
  'api::banner.banner campuses': [
    'ne sera plus sur les pages de ce campus',
    'ne seront plus sur les pages de ce campus',
  ],
  'api::popin.popin campuses': [
    'ne sera plus sur les pages de ce campus',
    'ne seront plus sur les pages de ce campus',
  ],
  'api::team-member.team-member campus': ['n’aura plus de campus', 'n’auront plus de campus'],
};
