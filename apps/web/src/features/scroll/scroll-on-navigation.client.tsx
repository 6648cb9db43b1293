'use client';
import { useEffect } from 'react';
import { followedLink } from '@/lib/followed-link';
import { anchorDelayMs } from './scroll.rules';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
/** The next press of Tab must already be in the content. */
const AT_ONCE = '.skip-link';

/** SCROLL-01: holds back the links to an anchor of the page. Shows nothing. */
export function ScrollOnNavigation() {
  useEffect(() => {
    let timer = 0;
    const holdBack = (event: MouseEvent) => {
      const link = followedLink(event);
      if (!link || (event.target instanceof Element && event.target.closest(AT_ONCE))) return;
      clearTimeout(timer);
      const prefersReducedMotion = matchMedia(REDUCED_MOTION).matches;
      const delay = anchorDelayMs({ link, page: location, prefersReducedMotion });
      if (delay === null) return;
      event.preventDefault();
      // A true navigation: the address, the focus and `:target` follow.
      timer = window.setTimeout(() => location.assign(link), delay);
    };
    addEventListener('click', holdBack);
    return () => removeEventListener('click', holdBack);
  }, []);
  return null;
}
