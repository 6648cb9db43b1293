import { DEFAULT_LOCALE } from '@meridia/domain/locales';
import { getWebsite } from '@/content/website/website.query';
import { readServerEnvironment } from '@/env/server';
import type { CallAnswer } from '@/features/browser-api/call-answer';
import { siteManifest } from '@/features/pwa/site-manifest';
import { siteMeta } from '@/features/seo/site-metas.rules';
import { loadSite } from '@/pages/site';
import { PAPER_COLOUR } from '@/styles/paper-colour';

const HEADERS = {
  'Content-Type': 'application/manifest+json',
  'Cache-Control': 'public, max-age=0, s-maxage=1',
};

/** PWA-01. At each request, from settings that are kept: nothing of a school is in the build. */
export async function answerManifest(): Promise<CallAnswer> {
  const [website, site] = await Promise.all([getWebsite(DEFAULT_LOCALE), loadSite(DEFAULT_LOCALE)]);
  // A browser that has installed the app keeps the manifest it knows: a nameless one would take its place.
  if (!website) return { status: 503, headers: { 'Cache-Control': 'no-store' }, body: '' };

  const { SITE_KEY: siteKey } = readServerEnvironment();
  // ENT-01: the colour of the bars is content, as in the head of a page.
  const theme = siteMeta(website.seo.metas, 'theme-color') ?? PAPER_COLOUR;
  const colours = { theme, background: PAPER_COLOUR };
  const body = JSON.stringify(siteManifest({ siteKey, website, site, colours }));
  return { status: 200, headers: HEADERS, body };
}
