/** The form of a new document, which has no language yet. */
export type NewForm = { pathname: string; locale: string };

const isNewForm = (pathname: string) => /\/content-manager\/collection-types\/[^/]+\/create$/.test(pathname);

/** Strapi opens it in the language that was looked at last. `before`: the form that was open just before, in another language by choice. */
export function opensInFrench({ pathname, locale }: NewForm, before: string | null): boolean {
  return isNewForm(pathname) && locale !== 'fr' && locale !== '' && before !== pathname;
}
