import type { ProgrammeCard } from '@/content/programmes/programme.model';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import type { HeadingLevel } from '@/ui/heading';
import { ProgrammeLine as Line } from '@/ui/programme-line';
import { displayDomain, shortCategoryText } from './programme-attributes.rules';
import { programmeLineFacts } from './programme-facts';
import { ProgrammeTitle } from './programme-title';

type Props = { site: SiteContext; programme: ProgrammeCard; level?: HeadingLevel };

export function ProgrammeLine({ site, programme, level }: Props) {
  return (
    <Line
      href={site.href(paths.programme(programme.slug))}
      title={<ProgrammeTitle site={site} programme={programme} />}
      kind={shortCategoryText(site, programme.category)}
      tint={displayDomain(programme.domain).tint}
      facts={programmeLineFacts(site, programme)}
      level={level}
    />
  );
}
