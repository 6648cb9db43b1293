import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import styles from './close-button.module.css';
import { Icon } from './icon';

type Props = Omit<ComponentProps<'button'>, 'children'> & { label: string };

/** The cross of a window; whoever shows it gives it its place. */
export function CloseButton({ label, className, ...button }: Props) {
  return (
    <button type="button" {...button} className={classNames(styles.close, className)}>
      <Icon name="close" label={label} className={styles.cross} />
    </button>
  );
}
