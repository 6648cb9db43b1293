import {
  anchor,
  externalUrl,
  filterCampus,
  formAction,
  imageAlt,
  limit,
  link,
  moreLabel,
  moreUrl,
  phone,
  photoBrief,
  rateFrom,
  sourceName,
  sourceUrl,
  tableColumns,
  tableRows,
} from './common-fields.data';
import type { EditorView } from './editor-view';

/** How the blocks and the groups of fields show inside a form. */
export const COMPONENT_VIEWS: Readonly<Record<string, EditorView>> = {
  'block.accordion': {
    mainField: 'title',
    rows: [['title', 'anchor'], ['items']],
    fields: {
      anchor,
      title: 'Titre',
      items: ['Volets', 'Un volet par question, fermé à l’ouverture de la page.'],
    },
  },
  'block.call-to-action': {
    mainField: 'title',
    rows: [['title', 'anchor'], ['text'], ['label', 'action']],
    fields: { anchor, title: 'Titre', text: 'Texte', action: formAction, label: 'Texte du bouton' },
  },
  'block.cards': {
    mainField: 'title',
    rows: [['title', 'anchor'], ['items']],
    fields: { anchor, title: 'Titre', items: 'Cartes' },
  },
  'block.carousel': {
    mainField: 'title',
    rows: [['title', 'anchor'], ['slides']],
    fields: { anchor, title: 'Titre', slides: ['Vues', 'Dans l’ordre où elles défilent.'] },
  },
  'block.courses-list': {
    mainField: 'title',
    rows: [
      ['title', 'anchor'],
      ['text'],
      ['filterCategory', 'filterCampus', 'limit'],
      ['moreLabel', 'moreUrl'],
    ],
    fields: {
      anchor,
      title: 'Titre',
      text: 'Texte',
      filterCategory: ['Seulement ce type', 'Vide : tous les types de formation.'],
      filterCampus,
      limit,
      moreLabel,
      moreUrl,
    },
  },
  'block.events-list': {
    mainField: 'title',
    rows: [
      ['title', 'anchor'],
      ['filterType', 'filterCampus', 'limit'],
      ['moreLabel', 'moreUrl'],
    ],
    fields: {
      anchor,
      title: 'Titre',
      filterType: ['Seulement ce type', 'Vide : tous les types d’événement.'],
      filterCampus,
      limit,
      moreLabel,
      moreUrl,
    },
  },
  'block.form-link': {
    mainField: 'title',
    rows: [['title', 'anchor'], ['text'], ['label', 'url']],
    fields: {
      anchor,
      title: 'Titre',
      text: 'Texte',
      url: ['Adresse du formulaire', 'Adresse complète, avec « https:// ».'],
      label: 'Texte du bouton',
    },
  },
  'block.hero': {
    mainField: 'title',
    rows: [['title'], ['eyebrow', 'anchor'], ['text'], ['actions'], ['photoBrief']],
    fields: {
      anchor,
      title: ['Titre', 'Le grand titre de la page.'],
      eyebrow: ['Surtitre', 'Quelques mots au-dessus du titre.'],
      text: 'Texte',
      actions: ['Boutons', 'Deux au plus se lisent bien.'],
      photoBrief,
    },
  },
  'block.key-figures': {
    mainField: 'title',
    rows: [['title', 'anchor'], ['items']],
    fields: { anchor, title: 'Titre', items: 'Chiffres' },
  },
  'block.quote': {
    mainField: 'author',
    rows: [['text'], ['author', 'role'], ['anchor']],
    fields: {
      anchor,
      text: ['Citation', 'Sans guillemets : le site les ajoute.'],
      author: 'Auteur',
      role: 'Fonction de l’auteur',
    },
  },
  'block.rich-text': {
    mainField: 'title',
    rows: [['title', 'anchor'], ['body']],
    fields: { anchor, title: 'Titre', body: 'Texte' },
  },
  'block.table': {
    mainField: 'title',
    rows: [['title', 'anchor'], ['caption'], ['columns'], ['rows']],
    fields: {
      anchor,
      title: 'Titre',
      caption: ['Légende', 'Ce que montre le tableau.'],
      columns: tableColumns,
      rows: tableRows,
    },
  },
  'block.team': {
    mainField: 'title',
    rows: [['title', 'anchor'], ['text'], ['scope']],
    fields: {
      anchor,
      title: 'Titre',
      text: 'Texte',
      scope: ['Équipe affichée', 'Les personnes viennent de « Membre de l’équipe ».'],
    },
  },
  'block.testimonials': {
    mainField: 'title',
    rows: [
      ['title', 'anchor'],
      ['filterCourse', 'filterCampus'],
      ['filterKind', 'limit'],
      ['moreLabel', 'moreUrl'],
    ],
    fields: {
      anchor,
      title: 'Titre',
      filterCampus,
      filterCourse: [
        'Seulement cette formation',
        'Son identifiant, par exemple « bachelor-communication ». Vide : toutes.',
      ],
      filterKind: ['Seulement ces personnes', 'Vide : toutes.'],
      limit,
      moreLabel,
      moreUrl,
    },
  },
  'block.video': {
    mainField: 'title',
    rows: [['title', 'anchor'], ['text'], ['duration'], ['transcript'], ['photoBrief']],
    fields: {
      anchor,
      title: 'Titre',
      text: 'Texte',
      duration: ['Durée', 'Telle qu’elle s’affiche : « 2 min 30 ».'],
      transcript: ['Transcription', 'Tout ce qui est dit, pour les personnes qui n’entendent pas.'],
      photoBrief,
    },
  },
  'body.image': {
    mainField: 'caption',
    rows: [['image', 'caption']],
    fields: { image: 'Image', caption: ['Légende', 'Affichée sous l’image.'] },
  },
  'body.quote': {
    mainField: 'author',
    rows: [['text'], ['author', 'role']],
    fields: {
      text: ['Citation', 'Sans guillemets : le site les ajoute.'],
      author: 'Auteur',
      role: 'Fonction de l’auteur',
    },
  },
  // No field of it can be a heading: this is what Strapi falls back to, and it shows nothing.
  'body.rich-text': { mainField: 'documentId', rows: [['content']], fields: { content: 'Texte' } },
  'body.table': {
    mainField: 'caption',
    rows: [['caption'], ['columns'], ['rows']],
    fields: { caption: ['Légende', 'Ce que montre le tableau.'], columns: tableColumns, rows: tableRows },
  },
  'campus.key-datum': {
    mainField: 'label',
    rows: [['label'], ['value', 'suffix']],
    fields: {
      label: ['Légende', 'Ce que compte le chiffre.'],
      value: 'Chiffre',
      suffix: ['Unité', 'Affichée après le chiffre : « % », « m² ».'],
    },
  },
  'campus.rent': {
    mainField: 'low',
    rows: [
      ['low', 'high'],
      ['year', 'sourceUrl'],
    ],
    fields: {
      low: ['Loyer le plus bas', 'Par mois, charges comprises, sans les centimes.'],
      high: ['Loyer le plus haut', 'Par mois, charges comprises, sans les centimes.'],
      year: ['Année', 'Celle où ces loyers ont été relevés.'],
      sourceUrl: ['D’où vient le chiffre', 'Chemin d’une page du site, ou adresse avec « https:// ».'],
    },
  },
  'core.link': {
    mainField: 'label',
    rows: [['label', 'url']],
    fields: { label: 'Texte du lien', url: link },
  },
  'core.menu': {
    mainField: 'label',
    rows: [['label', 'url'], ['slug'], ['items']],
    fields: {
      label: 'Titre du menu',
      slug: ['Nom court', 'Facultatif. Minuscules, chiffres et tirets.'],
      url: link,
      items: 'Liens',
    },
  },
  'core.menu-dropdown': {
    mainField: 'label',
    rows: [['label', 'url'], ['slug'], ['items'], ['menu_sections']],
    fields: {
      label: 'Titre du menu',
      slug: ['Nom court', 'Facultatif. Minuscules, chiffres et tirets.'],
      url: link,
      items: ['Liens hors section', 'Affichés avant les sections.'],
      menu_sections: 'Sections',
    },
  },
  'core.menu-item': {
    mainField: 'label',
    rows: [['label', 'url'], ['slug']],
    fields: {
      label: 'Texte du lien',
      slug: ['Nom court', 'Facultatif. Minuscules, chiffres et tirets.'],
      url: link,
    },
  },
  'core.menu-section': {
    mainField: 'Titre',
    rows: [['Titre'], ['items']],
    fields: { Titre: 'Titre', items: 'Liens' },
  },
  'course.admission': {
    mainField: 'text',
    rows: [['text'], ['steps'], ['requirements'], ['accessDelay']],
    fields: {
      text: 'Présentation',
      steps: ['Étapes', 'Une par ligne, dans l’ordre.'],
      requirements: ['Conditions d’entrée', 'Une par ligne.'],
      accessDelay: ['Délai d’accès', 'Temps entre la demande et l’entrée en formation.'],
    },
  },
  'course.career-card': {
    mainField: 'title',
    rows: [['title'], ['description'], ['salary']],
    fields: { title: 'Métier', description: 'Description', salary: 'Salaire' },
  },
  'course.certification': {
    mainField: 'title',
    rows: [['title'], ['rncp', 'level'], ['date', 'expiryDate'], ['certifier'], ['rates'], ['note']],
    fields: {
      title: 'Titre certifié',
      rncp: ['Numéro RNCP', 'Par exemple « RNCP00000 ».'],
      level: ['Niveau', 'De 3 (CAP) à 8 (doctorat).'],
      certifier: 'Certificateur',
      date: 'Date d’enregistrement',
      expiryDate: ['Échéance de l’enregistrement', 'Affichée sur la page de la formation.'],
      rates: ['Taux publiés', 'Obligation légale : réussite, insertion, satisfaction.'],
      note: 'Note',
    },
  },
  'course.duration': {
    mainField: 'value',
    rows: [['value', 'unit']],
    fields: { value: 'Nombre', unit: 'Unité' },
  },
  'course.faq-item': {
    mainField: 'question',
    rows: [['question'], ['answer']],
    fields: { question: 'Question', answer: 'Réponse' },
  },
  'course.price': {
    mainField: 'amount',
    rows: [
      ['amount', 'registrationFee'],
      ['workStudyFromYear', 'currency'],
    ],
    fields: {
      currency: ['Monnaie', 'Code à trois lettres : EUR.'],
      amount: [
        'Montant',
        'Seul montant à saisir : par an si la durée est en années, sinon pour toute la formation. La page calcule le reste : total = années × montant + frais d’inscription + contributions (réglages du site) ; 0 € en alternance.',
      ],
      registrationFee: [
        'Frais d’inscription',
        'Payés une seule fois, sans les centimes ; 0 : aucun. Jamais demandés à un apprenti.',
      ],
      workStudyFromYear: [
        'Alternance dès l’année',
        'Vide : toute la formation. 3 : les deux premières années sont au tarif initial.',
      ],
    },
  },
  'course.rates': {
    mainField: 'year',
    rows: [['success', 'insertion', 'satisfaction'], ['year', 'cohort'], ['source']],
    fields: {
      success: ['Réussite', 'En pourcentage.'],
      insertion: ['Insertion', 'En pourcentage.'],
      satisfaction: ['Satisfaction', 'En pourcentage.'],
      year: ['Année', 'Année de la mesure.'],
      cohort: ['Nombre de réponses', 'Combien de personnes ont été comptées.'],
      source: 'Source',
    },
  },
  'course.salary': {
    mainField: 'label',
    rows: [['label'], ['min', 'max'], ['currency', 'period']],
    fields: {
      min: ['Minimum', 'Sans les centimes.'],
      max: ['Maximum', 'Sans les centimes.'],
      currency: ['Monnaie', 'Code à trois lettres : EUR.'],
      period: ['Période', '« year » pour un salaire annuel, « month » pour un salaire mensuel.'],
      label: ['Texte affiché', 'Par exemple « 32 000 à 38 000 € brut par an ».'],
    },
  },
  'course.skill-unit': {
    mainField: 'title',
    rows: [['code', 'title'], ['description']],
    fields: { code: ['Code', 'Par exemple « BC01 ».'], title: 'Titre', description: 'Description' },
  },
  'course.teaching-unit': {
    mainField: 'title',
    rows: [['title'], ['hours', 'ects'], ['summary'], ['modules']],
    fields: {
      title: 'Titre',
      hours: 'Heures',
      ects: 'Crédits ECTS',
      summary: 'Résumé',
      modules: ['Modules', 'Un par ligne.'],
    },
  },
  'course.subject': {
    mainField: 'title',
    rows: [['title', 'hours']],
    fields: { title: 'Matière', hours: ['Heures', 'De cours, dans l’année. Vide : non publié.'] },
  },
  'course.year': {
    mainField: 'title',
    rows: [
      ['title', 'span'],
      ['purpose'],
      ['subjects'],
      ['abroad'],
      ['workStudyWeeks', 'internshipWeeks', 'ects'],
      ['endsWith'],
    ],
    fields: {
      span: ['Étape', 'Un programme d’un an ou moins se raconte par semestre, par trimestre ou par jour.'],
      title: ['Titre', 'Sans majuscule ni numéro : le site écrit « 1re année : » devant.'],
      purpose: ['À quoi elle sert', 'Deux phrases : ce que l’on y apprend, comment.'],
      subjects: ['Matières', 'Dans l’ordre. Leurs heures, toutes années réunies, font celles du programme.'],
      abroad: ['À l’étranger', 'Où et quel semestre. Vide : la page n’en parle pas.'],
      workStudyWeeks: [
        'Semaines en entreprise',
        'Pour un alternant. Vide : pas d’alternance cette année-là.',
      ],
      internshipWeeks: ['Semaines de stage', 'Au moins, pour un étudiant en initial. Vide : pas de stage.'],
      endsWith: ['Pour finir', 'Examen, mémoire, projet ou soutenance.'],
      ects: ['Crédits ECTS', 'Ceux de cette année. Vide pour une formation courte.'],
    },
  },
  'event.category': {
    mainField: 'category',
    rows: [['category']],
    fields: { category: 'Type de formation' },
  },
  'event.timetable-line': {
    mainField: 'text',
    rows: [['time', 'text']],
    fields: {
      time: ['Heure', 'Deux chiffres, deux-points, deux chiffres : 14:30.'],
      text: 'Ce qui se passe',
    },
  },
  'item.accordion': {
    mainField: 'title',
    rows: [['title'], ['body']],
    fields: { title: 'Titre', body: 'Texte' },
  },
  'item.card': {
    mainField: 'title',
    rows: [['title'], ['text'], ['label', 'url']],
    fields: { title: 'Titre', text: 'Texte', url: link, label: 'Texte du lien' },
  },
  'item.figure': {
    mainField: 'label',
    rows: [
      ['value', 'label'],
      ['source', 'year'],
    ],
    fields: {
      value: ['Chiffre', 'Tel qu’il s’affiche : « 92 % ».'],
      label: ['Légende', 'Ce que compte le chiffre.'],
      source: ['Source', 'Qui l’a compté : « Enquête sur l’insertion, promotion 2025 ».'],
      year: ['Année', 'Celle que mesure le chiffre.'],
    },
  },
  'item.slide': {
    mainField: 'title',
    rows: [['title'], ['text'], ['photoBrief']],
    fields: { title: 'Titre', text: 'Texte', photoBrief },
  },
  'shared.action-link': {
    mainField: 'label',
    rows: [['label'], ['action', 'url']],
    fields: {
      label: 'Texte du bouton',
      action: ['Formulaire ouvert', 'Remplissez ce champ ou le lien, pas les deux.'],
      url: link,
    },
  },
  'shared.date': { mainField: 'date', rows: [['date']], fields: { date: 'Date' } },
  'shared.line': { mainField: 'text', rows: [['text']], fields: { text: 'Texte' } },
  'shared.meta': {
    mainField: 'key',
    rows: [['type', 'key'], ['value']],
    fields: {
      type: ['Attribut', 'Celui que demande le service : « name » ou « property ».'],
      key: ['Nom', 'Par exemple « google-site-verification ».'],
      value: 'Valeur',
    },
  },
  'shared.seo': {
    mainField: 'metaTitle',
    rows: [['metaTitle'], ['metaDescription']],
    fields: {
      metaTitle: ['Titre pour les moteurs', 'Soixante signes au plus.'],
      metaDescription: ['Description pour les moteurs', 'Cent cinquante signes environ.'],
    },
  },
  'shared.site-seo': {
    mainField: 'twitterSite',
    rows: [['metaDescription'], ['shareImage', 'shareImageAlt'], ['twitterSite'], ['metas'], ['photoBrief']],
    fields: {
      metaDescription: ['Description pour les moteurs', 'Celle des pages qui n’en ont pas.'],
      twitterSite: ['Compte X (Twitter)', 'Avec l’arobase : « @ecole ».'],
      shareImage: ['Image de partage', 'Affichée quand une page est partagée. 1 200 × 630 pixels.'],
      shareImageAlt: imageAlt,
      metas: ['Balises supplémentaires', 'Demandées par un service externe. À laisser vide en cas de doute.'],
      photoBrief,
    },
  },
  'site.apprentice-pay': {
    mainField: 'ageFrom',
    rows: [
      ['from', 'ageFrom'],
      ['firstYear', 'secondYear', 'thirdYear'],
      ['sourceName', 'sourceUrl'],
    ],
    fields: {
      from: rateFrom,
      ageFrom: ['Dès cet âge', '0, 18, 21 ou 26 : la tranche va jusqu’à la suivante.'],
      firstYear: ['Première année du contrat', 'En pourcentage du Smic.'],
      secondYear: ['Deuxième année', 'En pourcentage du Smic.'],
      thirdYear: ['Troisième année', 'En pourcentage du Smic.'],
      sourceName,
      sourceUrl,
    },
  },
  'site.external-link': {
    mainField: 'label',
    rows: [['label', 'url'], ['newTab']],
    fields: {
      url: externalUrl,
      label: 'Texte du lien',
      newTab: ['Nouvel onglet', 'Ouvre le lien dans un nouvel onglet.'],
    },
  },
  'site.external-links': {
    mainField: 'mainSiteUrl',
    rows: [
      ['careers'],
      ['complaint'],
      ['mainSiteUrl', 'crmUrl'],
      ['mediaStorageUrl'],
      ['footerFrameUrl', 'footerFrameCookieFree'],
    ],
    fields: {
      careers: ['Recrutement', 'Page des offres d’emploi de l’école.'],
      complaint: ['Réclamation', 'Page de dépôt d’une réclamation.'],
      footerFrameUrl: ['Pied de page du groupe', 'Adresse complète du cadre affiché sous le pied de page.'],
      footerFrameCookieFree: [
        'Cadre sans cookie',
        'À activer seulement si le cadre ne dépose aucun cookie : il s’affiche alors sans consentement.',
      ],
      mainSiteUrl: ['Site du groupe', 'Adresse complète, avec « https:// ».'],
      mediaStorageUrl: [
        'Stockage des fichiers',
        'Adresse complète. À ne changer qu’avec l’équipe technique.',
      ],
      crmUrl: ['Service des formulaires', 'Adresse complète. À ne changer qu’avec l’équipe technique.'],
    },
  },
  'site.grant-step': {
    mainField: 'step',
    rows: [
      ['from', 'step', 'amount'],
      ['sourceName', 'sourceUrl'],
    ],
    fields: {
      from: rateFrom,
      step: ['Échelon', '« 0bis », ou de 1 à 7.'],
      amount: ['Montant annuel', 'Sur dix mois, sans les centimes.'],
      sourceName,
      sourceUrl,
    },
  },
  'site.logo': {
    mainField: 'file',
    rows: [
      ['file', 'alternativeText'],
      ['width', 'height'],
    ],
    fields: {
      file: ['Fichier', 'Fourni par l’équipe technique : « /images/logo.svg ».'],
      alternativeText: ['Texte lu à la place du logo', 'Le nom de l’école.'],
      width: ['Largeur', 'En pixels.'],
      height: ['Hauteur', 'En pixels.'],
    },
  },
  'site.minimum-wage': {
    mainField: 'from',
    rows: [
      ['from', 'monthly'],
      ['sourceName', 'sourceUrl'],
    ],
    fields: {
      from: rateFrom,
      monthly: ['Smic mensuel brut', 'Pour 35 heures, avec les centimes : 1823,03.'],
      sourceName,
      sourceUrl,
    },
  },
  'site.phone': {
    mainField: 'number',
    rows: [['number']],
    fields: { number: phone },
  },
  'site.school': {
    mainField: 'name',
    rows: [['name', 'legalName'], ['address'], ['postalCode', 'city'], ['phone'], ['logo'], ['social']],
    fields: {
      name: 'Nom',
      legalName: ['Raison sociale', 'Affichée dans les mentions légales.'],
      address: 'Adresse postale',
      postalCode: 'Code postal',
      city: 'Ville',
      phone: 'Téléphone',
      logo: 'Logo',
      social: 'Réseaux sociaux',
    },
  },
  'site.social': {
    mainField: 'type',
    rows: [['type', 'url'], ['visible']],
    fields: {
      type: 'Réseau',
      url: externalUrl,
      visible: ['Affiché', 'Éteint le lien sans le supprimer.'],
    },
  },
};
