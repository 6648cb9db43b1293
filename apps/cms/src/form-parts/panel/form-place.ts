import { placesOf } from '../form-parts.rules';

/** Draft or published: one of the two is shown. */
const FORM = '[role="tabpanel"][data-state="active"]';
const FOCUSABLE = 'input, textarea, select, button, [contenteditable="true"], [role="combobox"]';

/** A button that is a sign alone, with a name for those who do not see it: beside a label it empties the part. */
const SIGN = 'svg[aria-hidden="true"] + span';

const isAfter = (label: Element, field: Element) =>
  (label.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The first thing after a label that can be written in or opened, as near to it as can be. */
function nearestField(label: Element): HTMLElement | undefined {
  for (let around = label.parentElement; around; around = around.parentElement) {
    const field = Array.from(around.querySelectorAll<HTMLElement>(FOCUSABLE)).find(
      (one) =>
        isAfter(label, one) &&
        one.offsetParent !== null &&
        !one.hasAttribute('disabled') &&
        !one.querySelector(SIGN),
    );
    if (field) return field;
  }
  return undefined;
}

/** PANEL-02: brings a part of the form into sight, and the cursor into it. */
export function goToPart(parts: readonly string[], part: number): void {
  const labels = Array.from(document.querySelectorAll(`:is(${FORM}) :is(label, span)`));
  const place = placesOf(
    parts,
    labels.map(({ textContent }) => textContent ?? ''),
  )[part];
  const label = place === undefined ? undefined : labels[place];
  if (!label) return;
  label.scrollIntoView({ block: 'start' });
  nearestField(label)?.focus({ preventScroll: true });
}
