import type { PictureImage } from '@/lib/picture-image';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import type { Fact } from './fact';
import { FactList } from './fact-list';
import { Heading, type HeadingLevel } from './heading';
import { Link } from './link';
import { Picture } from './picture';
import styles from './programme-card.module.css';
import { Tag, Tags } from './tag';
import { tintClass, type Tint } from './tint';

type ProgrammeCardProps = {
  /** Where a longer list starts to be new. */
  id?: string;
  href: string;
  title: ReactNode;
  /** « Bachelor » */
  kind: string;
  domain?: string;
  tint?: Tint;
  facts: readonly Fact[];
  image?: PictureImage | null;
  level?: HeadingLevel;
};

type ProgrammeCardsProps = {
  /** More cards are on their way. */
  isBusy?: boolean;
  children: ReactNode;
};

const SIZES = '(min-width: 901px) 33vw, (min-width: 641px) 50vw, 100vw';

export function ProgrammeCards({ isBusy, children }: ProgrammeCardsProps) {
  return (
    <ul className={styles.cards} aria-busy={isBusy || undefined}>
      {children}
    </ul>
  );
}

export function ProgrammeCard(props: ProgrammeCardProps) {
  const { id, href, title, kind, domain, tint, facts, image, level = 2 } = props;
  return (
    <li id={id} className={classNames(styles.card, tintClass(tint))}>
      {image && (
        <div className={styles.frame}>
          <Picture image={image} sizes={SIZES} className={styles.image} />
        </div>
      )}
      <div className={styles.body}>
        <Tags>
          <Tag isInk>{kind}</Tag>
          {domain && <Tag tint={tint}>{domain}</Tag>}
        </Tags>
        <Heading level={level} className={styles.title}>
          <Link href={href}>{title}</Link>
        </Heading>
        <FactList facts={facts} className={styles.facts} />
      </div>
    </li>
  );
}

/** Holds the place of a card; the list around it says that it is busy. */
export function ProgrammeCardSkeleton() {
  return (
    <li className={styles.skeleton} aria-hidden>
      <div className={classNames(styles.bone, styles.boneImage)} />
      <div className={styles.body}>
        <div className={classNames(styles.bone, styles.boneTitle)} />
        <div className={classNames(styles.bone, styles.boneLine)} />
      </div>
    </li>
  );
}
