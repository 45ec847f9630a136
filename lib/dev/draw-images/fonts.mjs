import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

const SCRIPTS = { persian: 'Vazirmatn', latin: 'Vazirmatn Latin' };

function toFace([script, family]) {
  const data = readFileSync(path.join(root, 'lib/i18n/fonts', `vazirmatn-${script}.woff2`)).toString('base64');
  return `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${data}) format("woff2");font-weight:400 700}`;
}

/** The pages' own font, carried inside the drawing. A letter that one file lacks comes from the other. */
export const fontStyle = `${Object.entries(SCRIPTS).map(toFace).join('')}html{font-family:"Vazirmatn","Vazirmatn Latin"}html[lang=en],html[lang=de]{font-family:"Vazirmatn Latin","Vazirmatn"}`;
