import type { ProgrammeCard as Programme } from '@/content/programmes/programme.model';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import type { HeadingLevel } from '@/ui/heading';
import { ProgrammeCard as Card } from '@/ui/programme-card';
import { displayDomain, shortCategoryText } from './programme-attributes.rules';
import { programmeCardFacts } from './programme-facts';
import { ProgrammeTitle } from './programme-title';

type Props = { site: SiteContext; programme: Programme; level?: HeadingLevel; id?: string };

export function ProgrammeCard({ site, programme, level, id }: Props) {
  const { labelKey, tint } = displayDomain(programme.domain);
  return (
    <Card
      id={id}
      href={site.href(paths.programme(programme.slug))}
      title={<ProgrammeTitle site={site} programme={programme} />}
      kind={shortCategoryText(site, programme.category)}
      domain={site.text(labelKey)}
      tint={tint}
      facts={programmeCardFacts(site, programme)}
      image={programme.image && { ...programme.image, alt: '' }}
      level={level}
    />
  );
}
