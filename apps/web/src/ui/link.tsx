import type { ComponentProps } from 'react';

type LinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & {
  href: string;
  rel?: 'next' | 'prev';
  /** Opens a new tab, and says so to those who do not see it: « (nouvel onglet) ». */
  newTabHint?: string;
};

/** The only place of `ui` that writes an anchor. */
export function Link({ newTabHint, rel, children, ...anchor }: LinkProps) {
  if (!newTabHint)
    return (
      <a rel={rel} {...anchor}>
        {children}
      </a>
    );
  return (
    <a target="_blank" rel="noopener" {...anchor}>
      {children}
      <span className="visually-hidden"> {newTabHint}</span>
    </a>
  );
}
