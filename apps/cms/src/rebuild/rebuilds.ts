import type { Core } from '@strapi/strapi';
import { searchRebuild } from '../search-index/rebuild-index';
import { usesRebuild } from '../where-used/rebuild-uses';
import type { Rebuild } from './rebuild';

/** Every table that is derived from documents. */
export const rebuildsOf = (strapi: Core.Strapi): readonly Rebuild[] => [
  searchRebuild(strapi),
  usesRebuild(strapi),
];
