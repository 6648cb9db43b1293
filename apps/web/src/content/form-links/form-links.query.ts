import 'server-only';
import { FORM_LINKS_PATH } from '@meridia/contract/endpoints';
import { formLinkWire } from '@meridia/contract/form-links.wire';
import type { Locale } from '@meridia/domain/locales';
import { readAll } from '@/content/client/checked-content';
import { toFormLink } from './form-link.mapper';
import type { FormLink } from './form-link.model';

const TAGS = ['api::form-link.form-link'];

/** All of them, by title. */
export async function getFormLinks(locale: Locale): Promise<FormLink[]> {
  const query = { sort: ['title:asc', 'slug:asc'] };
  const links = await readAll(FORM_LINKS_PATH, formLinkWire, { locale, tags: TAGS, query });
  return links.map(toFormLink);
}
