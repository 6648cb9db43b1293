import { SLUGGED } from './indexed-types.data';

/** What may exist once: the index that says so, and what an editor is told, on the field to change. */
type UniqueIndex = { name: string; on: string; field: string; sentence: string };

/** Strapi's own uniqueness is global and only an application check: two schools may share a slug, one school may not. */
export const UNIQUE_INDEXES: UniqueIndex[] = [
  ...SLUGGED.map((table) => ({
    name: `${table}_slug_uq`,
    on: `${table} (site, slug, locale) where published_at is not null`,
    field: 'slug',
    sentence: 'Un autre contenu publié a déjà cette adresse : choisissez-en une autre.',
  })),
  {
    name: 'articles_path_uq',
    on: `articles (site, rubrique, coalesce(slug, ''), locale) where published_at is not null`,
    field: 'slug',
    sentence: 'Une autre page publiée de cette rubrique a déjà cette adresse : choisissez-en une autre.',
  },
  {
    name: 'menu_enrichis_type_uq',
    on: 'menu_enrichis (site, type, locale) where published_at is not null',
    field: 'type',
    sentence: 'Un autre menu de ce type est déjà publié : dépubliez-le d’abord.',
  },
  {
    name: 'sites_site_uq',
    on: 'sites (site, locale) where published_at is not null',
    field: 'site',
    sentence: 'Les réglages de cette école sont déjà publiés : modifiez-les.',
  },
  {
    name: 'crm_links_pair_uq',
    on: 'crm_links (site, action, course, campus)',
    field: 'course',
    sentence: 'Un lien existe déjà pour cette action, cette formation et ce campus.',
  },
  {
    name: 'labels_key_uq',
    on: 'labels (site, key, locale)',
    field: 'key',
    sentence: 'Un autre libellé a déjà cette clé : modifiez-le.',
  },
  {
    name: 'redirects_source_uq',
    on: 'redirects (site, source)',
    field: 'source',
    sentence: 'Une redirection part déjà de cette source.',
  },
  {
    name: 'search_synonyms_words_uq',
    on: 'search_synonyms (site, words)',
    field: 'words',
    sentence: 'Ces mots sont déjà donnés pour équivalents.',
  },
  {
    name: 'search_misses_words_uq',
    on: 'search_misses (site, words, month)',
    field: 'words',
    sentence: 'Cette recherche est déjà comptée pour ce mois.',
  },
];
