import { DEFAULT_LOCALE } from '@meridia/domain/locales';
import type { ProgrammeCard } from '@/content/programmes/programme.model';
import type { SiteContext } from '@/lib/site-context';
import { Tag } from '@/ui/tag';

type Props = { site: SiteContext; programme: Pick<ProgrammeCard, 'taughtIn' | 'isFrenchOnly'> };

/** EN-03: in an English list, which programmes are taught or told in French; in a French one that goes without saying. */
export function teachingText({ site, programme: { taughtIn, isFrenchOnly } }: Props): string | null {
  if (site.locale === DEFAULT_LOCALE) return null;
  if (isFrenchOnly) return site.text('i18n.inFrench');
  return taughtIn === DEFAULT_LOCALE ? site.text('course.taughtInFrench') : null;
}

export function TeachingMark(props: Props) {
  const text = teachingText(props);
  return text && <Tag>{text}</Tag>;
}
