// Draws what cannot be drawn while people wait: share pictures with Persian words (public/share) and icons as PNG
// (public/icons). Run after a title, a drawing or the plate changed: node lib/dev/draw-images/draw.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { requireChromium } from '../chromium.mjs';
import { endWith, root } from '../run.mjs';
import { FAVICON_SIDES, ICONS, toIco, toIconPage } from './icons.mjs';
import { SHARE_SIZE, toSharePage } from './share-picture.mjs';

const LOCALES = ['fa', 'en', 'de', 'ar'];
const GENERAL = { name: 'general', drawing: 'hero' };
/**
 * Few colours and smooth edges: nothing is seen of it, and a messenger on a slow network gets a quarter of the bytes.
 */
const COMPRESSION = { palette: true, colours: 96, quality: 90, effort: 10, dither: 0 };
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--font-render-hinting=none'];

await main().catch(endWith);

async function main() {
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: ARGUMENTS });
  try {
    const page = await browser.newPage();
    await drawIcons(page);
    await drawSharePictures(page);
  } finally {
    await browser.close();
  }
}

async function drawIcons(page) {
  for (const icon of ICONS)
    write(
      `icons/${icon.file}`,
      await compress(await shoot(page, toIconPage(icon), { width: icon.side, height: icon.side })),
    );
  const favicons = [];
  for (const side of FAVICON_SIDES)
    favicons.push({
      side,
      png: await shoot(page, toIconPage({ side, isFilled: false }), { width: side, height: side }),
    });
  write('favicon.ico', toIco(favicons));
}

async function drawSharePictures(page) {
  const categories = await readCategories();
  for (const locale of LOCALES) {
    const { site } = readWords(locale, 'layout');
    const { promise } = readWords(locale, 'share');
    const general = { ...GENERAL, title: toSentence(site.title.replace(/^[^؛:]*[؛:]\s*/, '')) };
    const pictures = [
      general,
      ...categories.map(({ seopath, page: words }) => ({
        name: seopath,
        drawing: seopath,
        title: words.title[locale],
      })),
    ];
    for (const { name, drawing, title } of pictures) {
      const html = toSharePage({ locale, title, drawing, promise, brand: site.name });
      write(`share/${locale}/${name}.png`, await compress(await shoot(page, html, SHARE_SIZE)));
    }
  }
}

/** Capitalises words that began in the middle of a sentence, behind the site's name. */
function toSentence(words) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

async function shoot(page, html, size) {
  await page.setViewportSize(size);
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ omitBackground: true });
}

function compress(png) {
  return sharp(png).png(COMPRESSION).toBuffer();
}

function write(file, bytes) {
  const target = path.join(root, 'public', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, bytes);
  console.log(`public/${file}: ${(bytes.length / 1000).toFixed(1)} kB`);
}

function readWords(locale, namespace) {
  return JSON.parse(readFileSync(path.join(root, 'messages', locale, `${namespace}.json`), 'utf8'));
}

/** The shipped categories that are shown, in the menu's order. */
async function readCategories() {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'lib/catalogue/categories.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    absWorkingDir: root,
  });
  const { readCategories: read } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  );
  return read().filter(({ isHidden }) => !isHidden);
}
