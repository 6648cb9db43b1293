import type { Core } from '@strapi/strapi';

export async function registerEditorConditions(_strapi: Core.Strapi): Promise<void> {}
