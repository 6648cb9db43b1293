import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Field, controlAttributes, type FieldText } from './field';
import styles from './field.module.css';

export type SelectOption = { value: string; label: string; isDisabled?: boolean };

type SelectFieldProps = FieldText &
  Omit<ComponentProps<'select'>, keyof FieldText | 'className' | 'children'> & {
    options: readonly SelectOption[];
  };

export function SelectField({ id, label, help, error, errorLine, options, ...select }: SelectFieldProps) {
  const text = { id, label, help, error, errorLine };
  return (
    <Field {...text}>
      <select {...controlAttributes(text)} {...select} className={classNames(styles.control, styles.select)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
