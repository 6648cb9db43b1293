import type { ComponentProps } from 'react';
import { Field, controlAttributes, type FieldText } from './field';
import styles from './field.module.css';

type TextFieldProps = FieldText & Omit<ComponentProps<'input'>, keyof FieldText | 'className'>;

export function TextField({ id, label, help, error, errorLine, ...input }: TextFieldProps) {
  const text = { id, label, help, error, errorLine };
  return (
    <Field {...text}>
      <input type="text" {...controlAttributes(text)} {...input} className={styles.control} />
    </Field>
  );
}
