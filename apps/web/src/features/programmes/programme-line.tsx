import type { ProgrammeCard } from '@/content/programmes/programme.model';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { linkLanguage } from '@/lib/translated';
import { Dot } from '@/ui/dot';
import { FactList } from '@/ui/fact-list';
import type { HeadingLevel } from '@/ui/heading';
import { Icon } from '@/ui/icon';
import { Line } from '@/ui/line';
import { displayDomain, shortCategoryText } from './programme-attributes.rules';
import { programmeLineFacts } from './programme-facts';
import styles from './programme-line.module.css';
import { ProgrammeTitle } from './programme-title';
import { teachingText } from './teaching-mark';

type Props = { site: SiteContext; programme: ProgrammeCard; level?: HeadingLevel };

export function ProgrammeLine({ site, programme, level }: Props) {
  const { labelKey, tint } = displayDomain(programme.domain);
  const teaching = teachingText({ site, programme });
  // V-11: a tint carries its written domain.
  const kind = (
    <p className={styles.kind}>
      <Dot />
      <span>
        {shortCategoryText(site, programme.category)}
        <span className={styles.domain}> {site.text(labelKey)}</span>
        {teaching && <span className={styles.domain}> {teaching}</span>}
      </span>
    </p>
  );
  return (
    <Line
      href={site.href(paths.programme(programme.slug))}
      title={<ProgrammeTitle site={site} programme={programme} />}
      hrefLang={linkLanguage(programme, 'name').hrefLang}
      level={level}
      tint={tint}
      mark={kind}
      className={styles.line}
    >
      <FactList facts={programmeLineFacts(site, programme)} className={styles.facts} />
      <Icon name="route" className={styles.arrow} />
    </Line>
  );
}
