export type Robots = { index: boolean; follow: boolean };

export type ShareImage = { url: string; width: number; height: number; alt: string };

/** What the head of a page says: to search engines, and to whoever shares the page. */
export type Metadata = {
  title: string;
  description?: string;
  /** As the site's own list writes it, or as a page decides. */
  robots?: Robots | string;
  alternates?: { canonical: string; languages?: Readonly<Record<string, string>> };
  openGraph?: {
    type: 'website';
    siteName: string;
    title: string;
    description?: string;
    url: string;
    locale: string;
    images: readonly ShareImage[];
  };
  twitter?: { card: 'summary' | 'summary_large_image'; site?: string };
  /** Where programs read the same list. */
  feed?: { title: string; href: string };
  /** What the page is about, as JSON-LD that may stand in a script. */
  data?: string;
  /** ENT-01: what the site says on every page, by name and by property. */
  other: Readonly<Record<string, string>>;
  properties: Readonly<Record<string, string>>;
};
