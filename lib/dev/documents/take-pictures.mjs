// Takes the README's two pictures of the product in its demo. Run after a screen in them changed: npm run build && node
// lib/dev/documents/take-pictures.mjs
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { withProduct } from '../bench/product.mjs';
import { requireChromium } from '../chromium.mjs';
import { endWith, root } from '../run.mjs';

const FOLDER = path.join(root, 'lib/docs/pictures');
/** Twice its width in the README, so that words stay sharp. */
const PICTURES = [
  { name: 'phone-fa', path: '/services/house-cleaning/', width: 390, height: 844, scale: 1.5 },
  { name: 'desktop-en', path: '/en/', width: 1440, height: 900, scale: 1 },
];
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--hide-scrollbars'];

await withProduct({}, takeAll).catch(endWith);

async function takeAll({ url }) {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: ARGUMENTS });
  try {
    for (const picture of PICTURES) await take(browser, url, picture);
  } finally {
    await browser.close();
  }
}

async function take(browser, url, { name, path: address, width, height, scale }) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  await page.goto(url + address, { waitUntil: 'networkidle' });
  const png = await page.screenshot({ animations: 'disabled' });
  const webp = await sharp(png).webp({ quality: 72, effort: 6 }).toBuffer();
  writeFileSync(path.join(FOLDER, `${name}.webp`), webp);
  console.log(`${name}.webp: ${Math.round(webp.length / 1000)} kB`);
  await page.close();
}
