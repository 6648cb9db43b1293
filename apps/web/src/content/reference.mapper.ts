import type { NamedReferenceWire, TitledReferenceWire } from '@meridia/contract/reference.wire';
import type { Reference } from './reference.model';

export function toReference(document: TitledReferenceWire | NamedReferenceWire): Reference {
  return { slug: document.slug, title: 'title' in document ? document.title : document.name };
}
