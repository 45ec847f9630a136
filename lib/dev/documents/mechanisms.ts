import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const PAGE = 'lib/docs/mechanisms.md';
const PATH = /`([\w./-]+)`/g;
const COUNTED = /\.(?:[cm]?[jt]s|tsx)$/;
const NOT_COUNTED = /\.(?:test|suite)\.tsx?$|\.d\.[cm]?ts$/;
/** The columns of a table that has one with lines. */
const LINES_COLUMN = 3;

/**
 * The text of lib/docs/mechanisms.md, whose column of lines is counted anew. They are those of the files and folders in
 * the row's first cell, without tests, on two digits.
 */
export function toMechanismsPage(): string {
  let hasLines = false;
  return readFileSync(PAGE, 'utf8')
    .split('\n')
    .map((row) => {
      if (row.startsWith('| Mechanism ')) hasLines = row.includes('| Lines |');
      return hasLines && row.startsWith('|') && row.includes('`') ? toRow(row) : row;
    })
    .join('\n');
}

function toRow(row: string): string {
  const cells = row.split('|');
  const named = [...(cells[1] ?? '').matchAll(PATH)].map(([, name = '']) => name);
  const lines = named.flatMap((name) => listFiles(findPath(name))).reduce((sum, file) => sum + countLines(file), 0);
  return cells.with(LINES_COLUMN, ` ${toTwoDigits(lines).toLocaleString('en')} `).join('|');
}

/** A row names its files from `lib/`. Throws where there is none. */
function findPath(name: string): string {
  const found = path.join('lib', name);
  if (statSync(found, { throwIfNoEntry: false }) === undefined)
    throw new Error(`${PAGE} names ${name}, which is not in lib/.`);
  return found;
}

function listFiles(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && COUNTED.test(entry.name) && !NOT_COUNTED.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const countLines = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1;

/** 1,263 is 1,300: a changed line does not change the page. */
function toTwoDigits(lines: number): number {
  const unit = 10 ** Math.max(0, String(lines).length - 2);
  return Math.round(lines / unit) * unit;
}
