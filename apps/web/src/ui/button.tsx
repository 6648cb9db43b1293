import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names';
import { Link } from './link';

type ButtonLook = {
  /** `accent` is the one action of the screen that matters most. */
  variant?: 'outline' | 'solid' | 'accent';
  isSmall?: boolean;
  isFullWidth?: boolean;
};

type ButtonProps = ButtonLook & ComponentProps<'button'> & { isLoading?: boolean };

type LinkButtonProps = ButtonLook & ComponentProps<typeof Link>;

function lookOf({ variant = 'outline', isSmall, isFullWidth }: ButtonLook) {
  return classNames(
    styles.button,
    variant !== 'outline' && styles[variant],
    isSmall && styles.small,
    isFullWidth && styles.fullWidth,
  );
}

/**
 * While it loads it keeps its name and its focus (`disabled` would lose it), so a click still arrives:
 * whoever handles it ignores it.
 */
export function Button({ variant, isSmall, isFullWidth, isLoading, className, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || button['aria-disabled']}
      className={classNames(
        lookOf({ variant, isSmall, isFullWidth }),
        isLoading && styles.loading,
        className,
      )}
    />
  );
}

export function LinkButton({ variant, isSmall, isFullWidth, className, ...link }: LinkButtonProps) {
  return <Link {...link} className={classNames(lookOf({ variant, isSmall, isFullWidth }), className)} />;
}

/** The summary of a fold that looks like a button. */
export function ButtonSummary({ className, ...summary }: ComponentProps<'summary'>) {
  return <summary {...summary} className={classNames(lookOf({}), className)} />;
}
