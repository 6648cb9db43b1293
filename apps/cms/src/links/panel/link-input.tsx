import type { ReactNode } from 'react';
import { Field } from '@strapi/design-system';
import { LinkChoice } from './link-choice';

/** What Strapi gives to the input of a field of one's own. */
type Props = {
  name: string;
  label?: string;
  /** Says that the value is one of the language. */
  labelAction?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  error?: string;
  value?: string | null;
  onChange: (name: string, value: string | null) => void;
};

/** Strapi puts the longest length before the help, in a list; here nobody counts letters: a page is chosen. */
const helpOf = (hint: ReactNode): ReactNode => (Array.isArray(hint) ? (hint as ReactNode[]).at(-1) : hint);

/** LINK-06: the field of a link in menus, banners, pop-ins, buttons and cards. */
export function LinkInput(props: Props) {
  const { name, label, labelAction, hint, required, disabled, error, value, onChange } = props;
  return (
    <Field.Root name={name} hint={helpOf(hint)} error={error} required={required ?? false}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <LinkChoice
        value={value ?? ''}
        isDisabled={disabled ?? false}
        onChange={(address) => onChange(name, address === '' ? null : address)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
