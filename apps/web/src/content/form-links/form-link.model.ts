export type FormLink = {
  slug: string;
  title: string;
  text: string | null;
  href: string;
  /** Of the button; null: the site has its own word. */
  label: string | null;
};
