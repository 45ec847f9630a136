// `npm run bench [-- part …] [--seconds 600] [--seed 9 --orders 100 --callers 1] [--write]`: measures the product
// against what it is to be compared with and prints one table. With --write the rows go into the table in
// lib/dev/bench/RESULTS.md, between its marks; those of parts that did not run stay as they are. A seed is one run by
// chance alone.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../build.mjs';
import { ensureDependencies } from '../dependencies.mjs';
import { ScriptProblem, endWith, root } from '../run.mjs';
import { parts } from './parts.mjs';
import { toSkippedRow } from './statistics.mjs';
import { toTable, writeRun } from './table.mjs';
import { ToolMissing } from './tools.mjs';

const GIGABYTE = 1024 ** 3;
const DEFAULT_LOAD_SECONDS = 600;
const DEFAULT_ORDERS = 100;

await main().catch(endWith);

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string' },
      seed: { type: 'string' },
      orders: { type: 'string' },
      callers: { type: 'string' },
      write: { type: 'boolean' },
    },
  });
  const chosen = choose(positionals);
  const wishes = {
    loadSeconds: toWhole('seconds', values.seconds, DEFAULT_LOAD_SECONDS),
    seed: toWhole('seed', values.seed, null),
    orders: toWhole('orders', values.orders, DEFAULT_ORDERS),
    callers: toWhole('callers', values.callers, 1),
  };
  process.chdir(root);
  await ensureDependencies();
  await ensureBuild();
  const groups = [];
  for (const name of chosen) groups.push(await measure(name, wishes));
  const rows = groups.flat();
  const description = describeRun();
  console.log(`\n${description}\n\n${toTable(rows)}`);
  if (values.write)
    writeIntoResults({ description, day: toDay(), groups, isWhole: chosen.length === Object.keys(parts).length });
  const missed = rows.filter(({ isMet }) => isMet === false).length;
  console.log(`\n${rows.length} rows, ${missed} miss their goal.`);
  // What other programs keep open (a broker's client, a browser) must not keep the bench.
  process.exit(0);
}

function choose(names) {
  const unknown = names.find((name) => !Object.hasOwn(parts, name));
  if (unknown)
    throw new ScriptProblem(`"${unknown}" is no part of the bench. There are: ${Object.keys(parts).join(', ')}.`);
  return names.length > 0 ? names : Object.keys(parts);
}

function toWhole(name, text, otherwise) {
  if (text === undefined) return otherwise;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new ScriptProblem(`--${name} is "${text}"; it must be a whole number, e.g. --${name} 60.`);
  return number;
}

async function measure(name, wishes) {
  const startedAt = performance.now();
  process.stdout.write(`— ${name} …\n`);
  try {
    const rows = await parts[name](wishes);
    process.stdout.write(`${toTable(rows)}\n  ${Math.round((performance.now() - startedAt) / 1000)} s\n`);
    return rows;
  } catch (error) {
    const sentence = error instanceof ToolMissing ? error.message : `failed: ${error.message.split('\n')[0]}`;
    process.stdout.write(`  ${error instanceof ToolMissing ? sentence : (error.stack ?? error)}\n`);
    return [
      error instanceof ToolMissing ? toSkippedRow(name, sentence) : { ...toSkippedRow(name, sentence), isMet: false },
    ];
  }
}

function describeRun() {
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor.model.trim()}, ${Math.round(totalmem() / GIGABYTE)} GB, Node ${process.versions.node}`;
  return `Measured ${toDay()} on ${machine}, load ${loadavg()[0].toFixed(1)}.`;
}

function toDay() {
  return new Date().toISOString().slice(0, 10);
}

function writeIntoResults(run) {
  const file = path.join(root, 'lib/dev/bench/RESULTS.md');
  writeFileSync(file, writeRun(readFileSync(file, 'utf8'), run));
}
