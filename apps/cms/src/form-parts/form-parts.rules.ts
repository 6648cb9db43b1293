import type { EditorView, FieldText } from '../editor/editor-view';

/** A form that fits on two screens has nothing to look for. */
const LONG_FORM_ROWS = 6;

const labelOf = (text: FieldText | undefined) => (typeof text === 'string' ? text : text?.[0]);

/** PANEL-02: the parts of a long form, by the label of the first field of each row; none for a short one. The school is given. */
export function partsOf({ rows, fields }: Pick<EditorView, 'rows' | 'fields'>): string[] {
  if (rows.length < LONG_FORM_ROWS) return [];
  return rows.flatMap(([first = '']) => {
    const label = first === 'site' ? undefined : labelOf(fields[first]);
    return label ? [label] : [];
  });
}

/** As a label is written in the form: « Tarif », « Nom* », « Années d’études (5) ». */
const bare = (text: string) => text.replace(/(\s*\(\d+\)|\*|\s)+$/, '').trim();

/**
 * Where each part is among the texts of the form, in the form's own order: a label inside a part may be that of another one
 * further up. Undefined for what the form does not show.
 */
export function placesOf(parts: readonly string[], texts: readonly string[]): (number | undefined)[] {
  let from = 0;
  return parts.map((part) => {
    const place = texts.findIndex((text, index) => index >= from && bare(text) === part);
    if (place < 0) return undefined;
    from = place + 1;
    return place;
  });
}
