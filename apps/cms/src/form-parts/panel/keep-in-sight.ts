/** Boxes between the panel and what scrolls: those that cut what is too wide are scrollers too, to the browser, and nothing sticks in them. */
function cuttingBoxes(panel: HTMLElement, scroller: Node): HTMLElement[] {
  const cutting: HTMLElement[] = [];
  for (let box = panel.parentElement; box && box !== scroller; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    if ([overflowX, overflowY].includes('hidden')) cutting.push(box);
  }
  return cutting;
}

/**
 * PANEL-01: the panel stays at the top of its column while the form beside it scrolls. Which box scrolls is Strapi's affair: the first one that
 * does says so itself. Answers how to leave everything as it was.
 */
export function keepInSight(panel: HTMLElement): () => void {
  const opened: HTMLElement[] = [];
  const openWay = ({ target }: Event) => {
    if (!(target instanceof Node) || !target.contains(panel)) return;
    for (const box of cuttingBoxes(panel, target)) {
      box.style.overflow = 'clip';
      opened.push(box);
    }
  };
  // Strapi's column is as high as what is in it: nothing could stick further down.
  if (panel.parentElement) panel.parentElement.style.flexGrow = '1';
  Object.assign(panel.style, { position: 'sticky', top: '0', zIndex: '1' });
  document.addEventListener('scroll', openWay, { capture: true, passive: true });
  return () => {
    document.removeEventListener('scroll', openWay, { capture: true });
    for (const box of opened) box.style.overflow = '';
  };
}
