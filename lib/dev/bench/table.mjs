// The table that the bench prints, and the one in RESULTS.md.
const BEGIN = '<!-- bench -->';
const END = '<!-- /bench -->';
const COLUMNS = ['measured', 'value', 'noise (min–max)', 'goal', 'met'];
const DAY = 'day';
const NOTE = / \([^()]*\)$/;

/** A markdown table of the rows, padded so that it reads well in a terminal too. */
export function toTable(rows) {
  return toMarkdown(COLUMNS, rows.map(toCells));
}

/**
 * The text of RESULTS.md with a run's rows in its table, each with the day of its run. A part's new rows replace its
 * former ones in their place. Rows of the other parts and the words above the table stay, unless the run `isWhole`.
 * Throws when the text has no marks to write between.
 */
export function writeRun(text, { description, day, groups, isWhole }) {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin === -1 || end < begin)
    throw new Error(
      `The text has no "${BEGIN}" … "${END}" to write the table between. Put both on lines of their own.`,
    );
  const before = text.slice(begin + BEGIN.length, end);
  let lines = isWhole ? [] : readTable(before);
  const words = lines.length > 0 ? before.slice(0, before.indexOf('|')).trim() : description;
  for (const rows of groups)
    lines = replaceGroup(
      lines,
      rows.map((row) => [...toCells(row), day]),
    );
  return `${text.slice(0, begin + BEGIN.length)}\n${words}\n\n${toMarkdown([...COLUMNS, DAY], lines)}\n${text.slice(end)}`;
}

function replaceGroup(lines, group) {
  const names = new Set(group.map(toName));
  const isOld = (cells) => names.has(toName(cells));
  const at = lines.findIndex(isOld);
  if (at === -1) return [...lines, ...group];
  return [...lines.slice(0, at), ...group, ...lines.slice(at).filter((cells) => !isOld(cells))];
}

/** A row's name without its note, which may have another number each time. */
const toName = ([measured]) => measured.replace(NOTE, '');

/** The cells of each row of a markdown table, without its head. */
function readTable(markdown) {
  const lines = markdown.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) => {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return [...COLUMNS, DAY].map((_, column) => cells[column] ?? '');
  });
}

function toMarkdown(head, rows) {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column].length)));
  const toLine = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [toLine(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(toLine)].join('\n');
}

function toCells({ name, value, unit, noise, goal, isMet, note }) {
  const measured = note && value !== null ? `${name} (${note})` : name;
  if (value === null) return [measured, note, '', '', ''];
  const met = isMet === null ? '' : isMet ? 'yes' : '**no**';
  return [
    measured,
    withUnit(toText(value), unit),
    noise[0] === noise[1] ? '' : `${toText(noise[0])}–${toText(noise[1])}`,
    goal ? withUnit(`${goal.sign} ${goal.bound}`, unit) : '',
    met,
  ];
}

const withUnit = (text, unit) => (unit ? `${text} ${unit}` : text);

function toText(value) {
  if (Number.isInteger(value)) return String(value);
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 0.1 ? 2 : 4;
  return value.toFixed(digits);
}
