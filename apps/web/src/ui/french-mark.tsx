import type { SiteContext } from '@/lib/site-context';
import type { TranslatedDocument } from '@/lib/translated';
import { Tag } from './tag';

type Props = { site: Pick<SiteContext, 'text'>; document: TranslatedDocument };

/** EN-03: what is French altogether says so in an English list, before it is opened. */
export function FrenchMark({ site, document }: Props) {
  return document.isFrenchOnly ? <Tag>{site.text('i18n.inFrench')}</Tag> : null;
}
