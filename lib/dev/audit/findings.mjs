// What an audit says: a row for each question, and under the table what was found.
import { atMost, toRow } from '../bench/statistics.mjs';

const SHOWN_PLACES = 4;

/**
 * A row of the table from findings: [{ where, what }]. No finding is allowed; `count` and `of` say how much was
 * checked. Nothing checked is a finding of its own: an audit that saw nothing must not pass.
 */
export function toFindingsRow({ name, findings, count, of }) {
  const all = count === 0 ? [...findings, { where: '', what: `no ${of} were looked at` }] : findings;
  return { ...toRow({ name, note: `${count} ${of}`, values: [all.length], goal: atMost(0) }), findings: all };
}

/** The findings of all rows in lines: a finding of many places is named once, with the first of them. */
export function toFindingLines(rows) {
  return rows
    .filter(({ findings = [] }) => findings.length > 0)
    .flatMap(({ name, findings }) => ['', `${name}:`, ...groupByWhat(findings).map(toLine)]);
}

function groupByWhat(findings) {
  const places = new Map();
  for (const { where, what } of findings) places.set(what, [...(places.get(what) ?? []), where]);
  return [...places];
}

function toLine([what, places]) {
  const unique = [...new Set(places)];
  const more = unique.length > SHOWN_PLACES ? ` and ${unique.length - SHOWN_PLACES} more` : '';
  return `  ${what}\n      ${unique.slice(0, SHOWN_PLACES).join('   ')}${more}`;
}
