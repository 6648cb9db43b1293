/** The choices of lists: the panel looks for the French of a choice under the value itself. */
export const enumerationsFrench: Record<string, string> = {
  meridia: 'Meridia',
  boreal: 'Boréal',

  'open-door': 'Portes ouvertes',
  'admission-test': 'Épreuve d’admission',
  conference: 'Conférence',
  convention: 'Salon',
  'live-my-life': 'Vis ma vie d’étudiant',
  'job-dating': 'Job dating',

  scheduled: 'À la date prévue',
  moved: 'Déplacé',
  cancelled: 'Annulé',

  bts: 'BTS',
  bachelor: 'Bachelor',
  'grande-ecole': 'Programme grande école',
  mastere: 'Mastère',
  mba: 'MBA',
  msc: 'MSc',
  'short-course': 'Formation courte',

  'relations-internationales': 'Relations internationales',
  humanitaire: 'Humanitaire',
  'securite-defense': 'Sécurité et défense',
  'science-politique': 'Science politique',
  management: 'Management',
  commerce: 'Commerce',
  communication: 'Communication',
  numerique: 'Numérique',

  'affaires-publiques': 'Affaires publiques',
  'commerce-international': 'Commerce international',
  data: 'Données',
  gestion: 'Gestion',
  'gestion-de-projet': 'Gestion de projet',
  'marketing-digital': 'Marketing numérique',
  'ressources-humaines': 'Ressources humaines',
  rse: 'Responsabilité sociétale',
  'securite-risques': 'Sécurité et risques',
  tourisme: 'Tourisme',

  alternance: 'Alternance',
  stage: 'Stage',
  cdi: 'CDI',
  cdd: 'CDD',

  etudiant: 'Étudiant',
  alumni: 'Ancien élève',
  entreprise: 'Entreprise',
  enseignant: 'Enseignant',

  direction: 'Direction',
  pedagogie: 'Pédagogie',
  admissions: 'Admissions',
  entreprises: 'Relations entreprises',
  intervenant: 'Intervenants',

  brochure: 'Demander la brochure',
  contact: 'Être recontacté',
  registration: 'Candidater',

  navbarproto: 'Menu principal',
  footer: 'Pied de page',

  default: 'Standard',
  dynamics: 'Dynamique',
  empty: 'Sans menu',

  exact: 'Une seule adresse',
  pattern: 'Motif',
  gone: 'Page supprimée (410)',

  fr: 'Français',
  en: 'Anglais',

  year: 'an',
  years: 'ans',
  months: 'mois',
  days: 'jours',
  hours: 'heures',

  semester: 'semestre',
  term: 'trimestre',
  day: 'jour',

  name: 'name',
  property: 'property',

  Instagram: 'Instagram',
  Facebook: 'Facebook',
  Youtube: 'YouTube',
  Linkedin: 'LinkedIn',
  Twitter: 'X (Twitter)',
  Discord: 'Discord',
  Tiktok: 'TikTok',
};

/** The groups of blocks, in the window that adds one. */
export const componentGroupsFrench: Record<string, string> = {
  block: 'Blocs de page',
  body: 'Contenu',
  core: 'Entrées de menu',
};
