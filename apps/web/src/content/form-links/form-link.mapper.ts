import type { FormLinkWire } from '@meridia/contract/form-links.wire';
import type { FormLink } from './form-link.model';

export function toFormLink({ slug, title, text, url, label }: FormLinkWire): FormLink {
  return { slug, title, text, href: url, label };
}
