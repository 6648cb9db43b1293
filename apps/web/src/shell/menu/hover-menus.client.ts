/** Ours: spec is silent. Time to cross an entry without opening it, and to reach its panel before it closes. */
const OPEN_DELAY_MS = 150;
const CLOSE_DELAY_MS = 300;

/**
 * A mouse that rests on a button opens its panel, and closes it by leaving. An extra: a panel that a click or a key
 * opened is left alone, and a click on a hovered one keeps it.
 */
export function attachHover(header: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovered: HTMLElement | null = null;

  const later = (act: () => void, delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(act, delayMs);
  };
  const close = () => hovered?.hidePopover();
  const openFrom = (button: HTMLButtonElement, panel: HTMLElement) => {
    const shown = header.querySelector(':popover-open');
    if (shown === panel || (shown && shown !== hovered)) return;
    button.click();
    hovered = panel;
  };

  header.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    const button = target.closest<HTMLButtonElement>('[popovertarget]');
    const panel = button?.popoverTargetElement;
    if (button && panel instanceof HTMLElement) later(() => openFrom(button, panel), OPEN_DELAY_MS);
    else if (hovered?.contains(target)) clearTimeout(timer);
    else later(close, CLOSE_DELAY_MS);
  });
  header.addEventListener('pointerleave', () => later(close, CLOSE_DELAY_MS));
  header.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element && event.target.closest<HTMLButtonElement>('[popovertarget]');
    clearTimeout(timer);
    if (button && hovered && button.popoverTargetElement === hovered) {
      event.preventDefault();
      hovered = null;
    }
  });
  // It does not bubble.
  header.addEventListener(
    'toggle',
    ({ target }) => {
      if (target === hovered && !hovered?.matches(':popover-open')) hovered = null;
    },
    { capture: true },
  );
}
