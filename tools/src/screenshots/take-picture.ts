import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';

export type Shot = {
  url: string;
  width: number;
  /** Shows a state of the page first; without it the picture is of the whole page. */
  open?: (page: Page, isWide: boolean) => Promise<void>;
  isFirstVisit?: boolean;
};

export type Picture = Shot & { file: string };

const MOBILE = 390;
const SETTLED_MS = 400;
/** Enough to look at; a quarter of the size it would have without loss. */
const QUALITY = 50;

/** As a visitor who has refused before. */
function refuse(): void {
  const choice = { audience: false, origin: false, media: false };
  const answer = { version: '1.0.0', at: new Date().toISOString(), choice };
  localStorage.setItem('consent', JSON.stringify(answer));
}

/** Images below come when they are scrolled to; a picture of the whole page never scrolls. */
async function loadImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = Array.from(document.images);
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled(images.map((image) => image.decode()));
  });
}

/** What a visitor sees, as a PNG. */
export async function shoot(browser: Browser, wanted: Shot): Promise<Buffer> {
  const { url, width, open, isFirstVisit = false } = wanted;
  const isWide = width > MOBILE;
  const context = await browser.newContext({
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width, height: isWide ? 900 : 844 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  if (!isFirstVisit) await context.addInitScript(refuse);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  // What listens is attached when the browser has nothing left to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  if (open) await open(page, isWide);
  else await loadImages(page);
  await page.waitForTimeout(SETTLED_MS);
  const picture = await page.screenshot({ fullPage: !open });
  await context.close();
  return picture;
}

export async function takePicture(browser: Browser, { file, ...wanted }: Picture): Promise<void> {
  await sharp(await shoot(browser, wanted))
    .webp({ quality: QUALITY })
    .toFile(file);
}
