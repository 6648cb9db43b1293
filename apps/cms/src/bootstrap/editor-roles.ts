import type { Core } from '@strapi/strapi';

export async function setEditorRoles(_strapi: Core.Strapi): Promise<void> {}
