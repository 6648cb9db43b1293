import type { Core } from '@strapi/strapi';
import type { Database } from '../search-index/database';

/** Answers what it did, for the log. Written so that it may find nothing to do: an empty database is migrated too. */
export type Convert = (trx: Database, strapi: Core.Strapi) => Promise<string>;

/**
 * A step of the form of the database. `expand` adds, copies and converts: the release before runs on. `contract` takes away what an
 * earlier expansion made superfluous, in a later release: then the release before reads it no more.
 */
export type Migration = {
  number: number;
  name: string;
  /** The day of the release that brings it: a date stands for a version. */
  release: string;
  convert: Convert;
  /** The note by which a database says that it was done before migrations had numbers. */
  formerNote?: string;
} & ({ kind: 'expand' } | { kind: 'contract'; ends: number });
