import { useForm } from '@strapi/strapi/admin';
import { useSearchParams } from 'react-router-dom';

const LANGUAGE = 'plugins[i18n][locale]';

/** Whose pages are offered: those of the document's school, which whoever has several must name; and in which language. */
export function useSchoolAsked(): { site?: string; locale: string } {
  const site = useForm('LinkChoice', (state) => (state.values as { site?: string } | undefined)?.site);
  const [search] = useSearchParams();
  return { ...(site ? { site } : {}), locale: search.get(LANGUAGE) ?? 'fr' };
}
