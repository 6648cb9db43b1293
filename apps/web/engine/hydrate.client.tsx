import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { IslandModule } from './island.tsx';

/** Apart from what finds the islands: React is downloaded with this file, and only when an island wakes. */
export function hydrate(place: HTMLElement, { Island }: IslandModule): (props: object) => void {
  const Component = Island as ComponentType<object>;
  let props = JSON.parse(place.dataset.props ?? '{}') as object;
  // At once: an island that is drawn again before it lives is thrown away and drawn from nothing, and React says so (error 424).
  const root = flushSync(() => hydrateRoot(place, createElement(Component, props)));
  return (more) => {
    props = { ...props, ...more };
    root.render(createElement(Component, props));
  };
}
