import type { ReactNode } from 'react';
import styles from './field.module.css';
import { Icon } from './icon';

export type FieldText = {
  id: string;
  label: string;
  /** What to write, or why the field is unavailable. */
  help?: string;
  error?: string;
  /** The id of the line, elsewhere, that says why the value is refused. */
  errorLine?: string;
};

type FieldProps = FieldText & { children: ReactNode };

const helpId = (id: string) => `${id}-help`;
const errorId = (id: string) => `${id}-error`;

/** What the control says of its help and of its error. */
export function controlAttributes({ id, help, error, errorLine }: FieldText) {
  const descriptions = [help && helpId(id), error && errorId(id), errorLine].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': descriptions || undefined,
    'aria-invalid': error || errorLine ? true : undefined,
  };
}

export function Field({ id, label, help, error, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      {help && (
        <p id={helpId(id)} className={styles.help}>
          {help}
        </p>
      )}
      {error && (
        <p id={errorId(id)} className={styles.error}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  );
}
