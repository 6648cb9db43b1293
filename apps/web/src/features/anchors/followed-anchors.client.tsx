'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { AnchorRoute } from '@/ui/anchor-route';
import { anchorStates, currentSection } from './anchors.rules';

type Props = {
  label: string;
  /** The sections of the page, in its order. */
  anchors: readonly { id: string; label: string }[];
  actions?: ReactNode;
};

/** Where the eye reads: a section that an anchor brings on screen has its top above it (SCROLL-01). */
const readingLine = () => window.innerHeight / 2;

/** The route of the page, which knows where the reader is; without a script it is a row of links. */
export function FollowedAnchors({ label, anchors, actions }: Props) {
  const [current, setCurrent] = useState<string>();
  const ids = anchors.map(({ id }) => id);
  const watched = ids.join(' ');

  useEffect(() => {
    const sections = watched.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const update = () => {
      const tops = sections.map((section) => ({ id: section.id, top: section.getBoundingClientRect().top }));
      setCurrent(currentSection(tops, readingLine()));
    };
    const observer = new IntersectionObserver(update, { rootMargin: '-50% 0px' });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [watched]);

  const states = anchorStates(ids, current);
  return (
    <AnchorRoute
      label={label}
      anchors={anchors.map(({ id, label: text }, index) => ({
        href: `#${id}`,
        label: text,
        state: states[index],
      }))}
      actions={actions}
    />
  );
}
