import type { TypedValues } from './return.rules';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = 'main :is(input:not([type="hidden"]), select, textarea)[name]';

const fields = () => Array.from(document.querySelectorAll<Field>(FIELDS));

const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/** Forms may share the name of a field, and boxes have one for all of them. */
const keyOf = (field: Field) =>
  [field.form?.getAttribute('action'), field.name, isBox(field) ? field.value : ''].join(' ');

/** A list may have lost a choice. */
const isPossible = (field: Field, value: string) =>
  !(field instanceof HTMLSelectElement) || Array.from(field.options).some((option) => option.value === value);

export function readTyped(): TypedValues {
  return Object.fromEntries(
    fields().map((field) => [keyOf(field), isBox(field) ? field.checked : field.value]),
  );
}

export function restoreTyped(typed: TypedValues): void {
  for (const field of fields()) {
    const value = typed[keyOf(field)];
    if (isBox(field) && typeof value === 'boolean') field.checked = value;
    else if (!isBox(field) && typeof value === 'string' && isPossible(field, value)) field.value = value;
  }
}
