import { connection } from 'next/server';
import { DEFAULT_LOCALE } from '@meridia/domain/locales';
import { loadSite } from '@/app/_page/site';
import { getWebsite } from '@/content/website/website.query';
import { readServerEnvironment } from '@/env/server';
import { siteManifest } from '@/features/pwa/site-manifest';
import { siteMeta } from '@/features/seo/site-metas.rules';
import { PAPER_COLOUR } from '@/styles/paper-colour';

/** PWA-01. At each request, from settings that are cached: nothing of a school is in the build. */
export async function GET(): Promise<Response> {
  await connection();
  const [website, site] = await Promise.all([getWebsite(DEFAULT_LOCALE), loadSite(DEFAULT_LOCALE)]);
  // A browser that has installed the app keeps the manifest it knows: a nameless one would take its place.
  if (!website) return new Response(null, { status: 503 });

  const { SITE_KEY: siteKey } = readServerEnvironment();
  // ENT-01: the colour of the bars is content, as in the head of a page.
  const theme = siteMeta(website.seo.metas, 'theme-color') ?? PAPER_COLOUR;
  const colours = { theme, background: PAPER_COLOUR };
  const manifest = siteManifest({ siteKey, website, site, colours });
  const headers = { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, s-maxage=1' };
  return new Response(JSON.stringify(manifest), { headers });
}
