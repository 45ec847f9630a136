// Puts the drawings of public/illustrations/ into one sheet, so that a page with many of them fetches one file. Run
// after a drawing changed: node lib/dev/illustrations.mjs
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const folder = path.join(root, 'public/illustrations');
const GAP = 8;

/** Each drawing keeps its own coordinates; a `<view>` of its name shows it alone (`illustrations.svg#laundry`). */
export function toSheet(drawings) {
  let y = 0;
  let widest = 0;
  const parts = drawings.map(({ name, text }) => {
    const [, width, height, content] = /^<svg [^>]*viewBox="0 0 (\d+) (\d+)"[^>]*>(.*)<\/svg>\s*$/s.exec(text) ?? [];
    if (!content)
      throw new Error(
        `public/illustrations/${name}.svg is not one <svg> with viewBox="0 0 width height": draw it so, then run this again.`,
      );
    const part = `<view id="${name}" viewBox="0 ${y} ${width} ${height}"/><svg y="${y}" width="${width}" height="${height}">${content}</svg>`;
    widest = Math.max(widest, Number(width));
    y += Number(height) + GAP;
    return part;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widest}" height="${y}" viewBox="0 0 ${widest} ${y}" fill="none">\n${parts.join('\n')}\n</svg>\n`;
}

export function readDrawings() {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .sort();
  return files.map((file) => ({
    name: path.basename(file, '.svg'),
    text: readFileSync(path.join(folder, file), 'utf8'),
  }));
}

export const sheetFile = path.join(root, 'components/ui/illustrations.svg');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(sheetFile, toSheet(readDrawings()));
  console.log(`Wrote ${path.relative(root, sheetFile)}.`);
}
