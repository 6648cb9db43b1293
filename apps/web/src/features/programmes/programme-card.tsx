import type { ReactNode } from 'react';
import type { ProgrammeCard as Programme } from '@/content/programmes/programme.model';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { linkLanguage } from '@/lib/translated';
import { classNames } from '@/ui/class-names';
import { FactList } from '@/ui/fact-list';
import { Heading, type HeadingLevel } from '@/ui/heading';
import { Link } from '@/ui/link';
import { Picture } from '@/ui/picture';
import { Tag, Tags } from '@/ui/tag';
import { tintClass } from '@/ui/tint';
import { displayDomain, shortCategoryText } from './programme-attributes.rules';
import styles from './programme-card.module.css';
import { programmeCardFacts } from './programme-facts';
import { ProgrammeTitle } from './programme-title';
import { TeachingMark } from './teaching-mark';

type Props = {
  /** Where a longer list starts to be new. */
  id?: string;
  site: SiteContext;
  programme: Programme;
  level?: HeadingLevel;
  /** « 2026-11-28 »: an intake that has passed is none. */
  today: string;
};

const SIZES = '(min-width: 901px) 33vw, (min-width: 641px) 50vw, 6rem';

export function ProgrammeCards({ children }: { children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>;
}

export function ProgrammeCard({ id, site, programme, level = 2, today }: Props) {
  const { slug, category, image } = programme;
  const { labelKey, tint } = displayDomain(programme.domain);
  return (
    <li id={id} className={classNames(styles.card, image && styles.pictured, tintClass(tint))}>
      {image && (
        <div className={styles.frame}>
          <Picture image={{ ...image, alt: '' }} sizes={SIZES} className={styles.image} />
        </div>
      )}
      <div className={styles.body}>
        <div className={styles.tags}>
          <Tags>
            <Tag isInk>{shortCategoryText(site, category)}</Tag>
            <Tag tint={tint}>{site.text(labelKey)}</Tag>
            <TeachingMark site={site} programme={programme} />
          </Tags>
        </div>
        <Heading level={level} className={styles.title}>
          <Link href={site.href(paths.programme(slug))} hrefLang={linkLanguage(programme, 'name').hrefLang}>
            <ProgrammeTitle site={site} programme={programme} />
          </Link>
        </Heading>
        <FactList facts={programmeCardFacts(site, programme, today)} className={styles.facts} />
      </div>
    </li>
  );
}
