import { anchorStates, currentSection } from './anchors.rules';

/** Where the eye reads: a section that an anchor brings on screen has its top above it (SCROLL-01). */
const readingLine = () => innerHeight / 2;

/** V-13: a phone shows a part of the route, and it is that where the reader is. Sideways only: the page stays where it is. */
function bringInSight(link: HTMLElement | undefined): void {
  const stops = link?.closest('ol');
  if (!link || !stops) return;
  const [stop, shown] = [link.getBoundingClientRect(), stops.getBoundingClientRect()];
  if (stop.left >= shown.left && stop.right <= shown.right) return;
  stops.scrollBy({ left: stop.left - shown.left - (shown.width - stop.width) / 2 });
}

/** The route of the page (ui/anchor-route) knows where the reader is; without a script it is a row of links. */
export function attachAnchors(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-route] ol a')];
  const ids = links.map(({ hash }) => hash.slice(1));
  const sections = ids.flatMap((id) => document.getElementById(id) ?? []);
  const update = () => {
    const tops = sections.map((section) => ({ id: section.id, top: section.getBoundingClientRect().top }));
    const states = anchorStates(ids, currentSection(tops, readingLine()));
    links.forEach((link, rank) => {
      link.toggleAttribute('data-passed', states[rank] === 'passed');
      if (states[rank] === 'current') link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    });
    bringInSight(links.find((link) => link.ariaCurrent !== null));
  };
  const observer = new IntersectionObserver(update, { rootMargin: '-50% 0px' });
  for (const section of sections) observer.observe(section);
}
