import { designSystemFrench, hardCodedFrench } from './translations/hard-coded.data';

// A map: what an editor has written may be the name of anything that an object has.
const FRENCH = new Map(Object.entries({ ...designSystemFrench, ...hardCodedFrench }));
const ATTRIBUTES = ['aria-label', 'title', 'placeholder'] as const;
/** The name of a button that is a sign, for those who do not see it. Other texts may be what an editor has written. */
const HIDDEN_NAME = 'svg[aria-hidden="true"] + span';

function translateElement(element: Element): void {
  for (const name of ATTRIBUTES) {
    const french = FRENCH.get(element.getAttribute(name) ?? '');
    if (french) element.setAttribute(name, french);
  }
  if (!element.matches(HIDDEN_NAME)) return;
  for (const node of Array.from(element.childNodes)) {
    const french = node.nodeType === Node.TEXT_NODE && FRENCH.get(node.nodeValue ?? '');
    if (french) node.nodeValue = french;
  }
}

function translateWithin(node: Node): void {
  if (!(node instanceof Element)) return;
  translateElement(node);
  node.querySelectorAll(`[aria-label], [title], [placeholder], ${HIDDEN_NAME}`).forEach(translateElement);
}

/** PANEL-04: for words that no setting of Strapi reaches: they are changed where they appear. */
export function speakFrench(page: Document): void {
  translateWithin(page.body);
  new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations) {
      if (type === 'attributes') translateWithin(target);
      else addedNodes.forEach(translateWithin);
    }
  }).observe(page.body, { childList: true, subtree: true, attributeFilter: [...ATTRIBUTES] });
}
