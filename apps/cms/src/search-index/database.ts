import type { Core } from '@strapi/strapi';

/** The database itself, or a transaction of it. */
export type Database = Core.Strapi['db']['connection'];
