import type { ProgrammeCard } from '@/content/programmes/programme.model';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { categoryText, splitName } from './programme-attributes.rules';

type Props = { site: SiteContext; programme: ProgrammeCard };

/** The category is seen beside the title; in the link it is heard, since two programmes may differ by it alone. */
export function ProgrammeTitle({ site, programme }: Props) {
  const { category, rest } = splitName(programme.name, categoryText(site, programme.category));
  const lang = fieldLanguage(programme, 'name');
  return (
    <>
      {category && <span className="visually-hidden">{category} </span>}
      {lang ? <span lang={lang}>{rest}</span> : rest}
    </>
  );
}
