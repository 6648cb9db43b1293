import { classNames } from './class-names';
import { SPRITE, type IconName } from './icon-names';
import styles from './icon.module.css';

type IconProps = {
  name: IconName;
  /** Only where no text beside the icon says the same. */
  label?: string;
  className?: string;
};

export function Icon({ name, label, className }: IconProps) {
  const naming = label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true };
  return (
    <svg className={classNames(styles.icon, className)} viewBox="0 0 24 24" {...naming}>
      <use href={`${SPRITE}#${name}`} />
    </svg>
  );
}
