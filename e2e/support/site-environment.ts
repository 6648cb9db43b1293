function read(name: string, site: string): string {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set: this test needs ${site}.`);
  return url;
}

/** E2E_SITE_URL is `baseURL`; this is the same site with English served, E2E_SITE_EN_URL. */
export function englishSiteUrl(): string {
  return read('E2E_SITE_EN_URL', 'a site with English served');
}

/** Boreal, with a tag manager and a footer frame that sets cookies: both lead to the stub. */
export function taggedSiteUrl(): string {
  return read('E2E_SITE_TAGS_URL', 'a site with a tag manager');
}

/** With the same tag manager, where nobody has to be asked. */
export function freeSiteUrl(): string {
  return read('E2E_SITE_FREE_URL', 'a site where consent is not required');
}
