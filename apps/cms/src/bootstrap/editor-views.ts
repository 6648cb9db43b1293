import type { Core } from '@strapi/strapi';

export async function setEditorViews(_strapi: Core.Strapi): Promise<void> {}
