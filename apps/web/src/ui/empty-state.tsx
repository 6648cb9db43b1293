import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './empty-state.module.css';
import { FilterChipLink, FilterChips } from './filter-chip';
import { Heading, type HeadingLevel } from './heading';
import { RouteLink } from './route-link';

type EmptyStateProps = {
  title: string;
  /** What was searched. */
  text?: string;
  illustration?: ReactNode;
  /** Wider searches that do return something. */
  suggestions?: readonly { href: string; label: string }[];
  contact?: { href: string; label: string };
  level?: HeadingLevel;
};

export function EmptyState(props: EmptyStateProps) {
  const { title, text, illustration, suggestions = [], contact, level = 2 } = props;
  return (
    <div className={classNames(styles.state, illustration ? styles.illustrated : undefined)}>
      {illustration}
      <div className={styles.body}>
        <Heading level={level}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
        {suggestions.length > 0 && (
          <FilterChips>
            {suggestions.map((suggestion) => (
              <FilterChipLink key={suggestion.href} {...suggestion} />
            ))}
          </FilterChips>
        )}
        {contact && (
          <p>
            <RouteLink {...contact} />
          </p>
        )}
      </div>
    </div>
  );
}

/** The place of a list that has nothing to show, where a sentence is enough. */
export function EmptyLine({ message }: { message: string }) {
  return <p className={classNames('heading-4', styles.line)}>{message}</p>;
}
