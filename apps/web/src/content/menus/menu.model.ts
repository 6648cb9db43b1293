export type MenuLink = { id: number; label: string; href: string };

export type MenuSection = { id: number; title: string; links: readonly MenuLink[] };

type Entry = { id: number; label: string };

/** An entry of the navbar or of the footer, by its kind (MENU-01 to 03). `href` is its section page. */
export type MenuEntry =
  | (Entry & { kind: 'link'; href: string })
  | (Entry & { kind: 'menu'; href: string | null; links: readonly MenuLink[] })
  | (Entry & { kind: 'campus'; href: string | null; links: readonly MenuLink[] })
  | (Entry & {
      kind: 'dropdown';
      href: string | null;
      links: readonly MenuLink[];
      sections: readonly MenuSection[];
    });
