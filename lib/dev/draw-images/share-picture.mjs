import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import { fontStyle } from './fonts.mjs';

export const SHARE_SIZE = { width: 1200, height: 630 };
const RIGHT_TO_LEFT = ['fa', 'ar'];

const STYLE = `
${fontStyle}
*{box-sizing:border-box;margin:0}
body{width:1200px;height:630px;background:#1F4494;color:#fff;position:relative;overflow:hidden}
.line{position:absolute;inset:22px;border:3px solid #ffffffd9;border-radius:40px}
.screw{position:absolute;inset-block-start:50%;width:18px;height:18px;border-radius:50%;background:#F2A516;margin-block-start:-9px}
.screw:nth-of-type(2){inset-inline-start:46px}.screw:nth-of-type(3){inset-inline-end:46px}
.words{position:absolute;inset-block:72px;inset-inline-start:96px;width:620px;display:flex;flex-direction:column;justify-content:space-between;align-items:flex-start}
.brand{font-size:40px;font-weight:700;line-height:1.4;display:flex;align-items:center;gap:18px}.brand img{width:64px;height:64px}
h1{font-size:76px;line-height:1.34;font-weight:700;text-wrap:balance}
html[lang=en] h1,html[lang=de] h1{line-height:1.16}
.long h1{font-size:62px}
p{font-size:30px;line-height:1.5;background:#F2A516;color:#14213D;font-weight:600;border-radius:14px;padding:6px 26px}
.picture{position:absolute;inset-inline-end:104px;inset-block-start:50%;translate:0 -50%;width:320px;height:320px}
.picture.wide{inset-inline-end:80px;width:400px;height:auto;border-radius:28px}`;

const toDataUrl = (file) =>
  `data:image/svg+xml;base64,${readFileSync(path.join(root, 'public', file)).toString('base64')}`;
const LONG_TITLE = 30;

/**
 * A share picture as a page: the plate with the site's name, the page's subject, its promise, and the category's
 * drawing.
 */
export function toSharePage({ locale, title, brand, promise, drawing }) {
  const direction = RIGHT_TO_LEFT.includes(locale) ? 'rtl' : 'ltr';
  const isWide = drawing === 'hero';
  return `<!doctype html><html lang="${locale}" dir="${direction}"><meta charset="utf-8"><style>${STYLE}</style>
<body class="${title.length > LONG_TITLE ? 'long' : ''}"><div class="line"></div><div class="screw"></div><div class="screw"></div>
<div class="words"><div class="brand"><img src="${toDataUrl('icons/plate.svg')}">${brand}</div><h1>${title}</h1><p>${promise}</p></div>
<img class="picture ${isWide ? 'wide' : ''}" src="${toDataUrl(`illustrations/${drawing}.svg`)}"></body></html>`;
}
