import type { Page } from '@playwright/test';

const MAX_STOPS = 400;

export type Stop = {
  /** What a reader would call it. */
  name: string;
  /** Empty when it can be seen, with its focus. */
  fault: string;
};

type Described = Stop & { mark: string };
type Probe = { countStops: () => number; describeFocus: () => Promise<Described | null> };

/** Runs in the page: numbers everything that the Tab key should reach, and remembers how it looks without the focus. */
function installProbe(): void {
  type Target = HTMLElement | SVGElement;
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const looks = new Map<Element, string>();

  const lookOf = (element: Element) => {
    const { outline, boxShadow, stroke, strokeWidth, fill, border } = getComputedStyle(element);
    return [outline, boxShadow, stroke, strokeWidth, fill, border].join();
  };
  const isReachable = (element: Target) =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled, [inert], [inert] *') &&
    element.checkVisibility({ visibilityProperty: true });
  /** One stop for all the radio buttons of a group. */
  const isFirstOfGroup = (element: Target, index: number, all: Target[]) =>
    !(element instanceof HTMLInputElement && element.type === 'radio') ||
    all.findIndex((other) => other instanceof HTMLInputElement && other.name === element.name) === index;

  const stops = Array.from(document.querySelectorAll<Target>(focusable))
    .filter(isReachable)
    .filter(isFirstOfGroup);
  for (const [index, element] of stops.entries()) {
    element.dataset.e2eStop = String(index);
    looks.set(element, lookOf(element));
  }

  const faultOf = (element: Target) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    if (width < 1 || height < 1) return 'has no size';
    // A frame that scrolls may be taller than the screen: what counts is the middle of what is on it.
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const uppermost = document.elementFromPoint(x, y);
    if (!uppermost) return 'is out of view';
    const isUncovered = element.contains(uppermost) || uppermost.contains(element);
    if (!isUncovered) return `is under ${uppermost.outerHTML.slice(0, 80)}`;
    return lookOf(element) === looks.get(element) ? 'shows no focus' : '';
  };

  const probe: Probe = {
    countStops: () => stops.length,
    async describeFocus() {
      const element = document.activeElement;
      const isTarget = element instanceof HTMLElement || element instanceof SVGElement;
      if (!isTarget || element === document.body) return null;
      await Promise.all(element.getAnimations().map((animation) => animation.finished));
      const words = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60);
      const mark = element.dataset.e2eStop ?? '';
      return { name: `${element.tagName.toLowerCase()} ${words}`, fault: faultOf(element), mark };
    },
  };
  Object.assign(window, { e2eProbe: probe });
}

const describeFocus = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'e2eProbe') as Probe).describeFocus());

async function markupOf(page: Page, mark: number): Promise<string> {
  const stop = page.locator(`[data-e2e-stop="${mark}"]`);
  return (await stop.evaluate(({ outerHTML }) => outerHTML)).slice(0, 120);
}

/** Tab from the top of the page until the focus leaves it. */
export async function walkByKeyboard(page: Page): Promise<{ stops: Stop[]; missed: string[] }> {
  await page.evaluate(installProbe);
  const expected = await page.evaluate(() => (Reflect.get(window, 'e2eProbe') as Probe).countStops());
  const stops: Stop[] = [];
  const reached = new Set<string>();
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await describeFocus(page);
    if (!stop || (stop.mark && reached.has(stop.mark))) break;
    reached.add(stop.mark);
    // A frame of someone else has its own focus.
    if (!stop.name.startsWith('iframe')) stops.push({ name: stop.name, fault: stop.fault });
  }
  const marks = Array.from({ length: expected }, (_, index) => index);
  const missed = marks.filter((mark) => !reached.has(String(mark)));
  return { stops, missed: await Promise.all(missed.map((mark) => markupOf(page, mark))) };
}
