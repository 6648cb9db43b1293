const SIGNS = ['pointerover', 'focusin', 'touchstart'];

/** Acts when a mouse, the keyboard or a finger comes to what the selector finds: a click may follow. */
export function onIntent(selector: string, act: () => void): void {
  const look = ({ target }: Event) => {
    if (target instanceof Element && target.closest(selector)) act();
  };
  for (const sign of SIGNS) document.addEventListener(sign, look, { passive: true });
}
