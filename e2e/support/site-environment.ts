/** E2E_SITE_URL is `baseURL`; this is the same site with English served, E2E_SITE_EN_URL. */
export function englishSiteUrl(): string {
  const url = process.env.E2E_SITE_EN_URL;
  if (!url) throw new Error('E2E_SITE_EN_URL is not set: this test needs a site with English served.');
  return url;
}
