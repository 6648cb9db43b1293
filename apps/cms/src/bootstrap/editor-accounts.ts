import type { Core } from '@strapi/strapi';

export async function setEditorAccounts(_strapi: Core.Strapi): Promise<void> {}
