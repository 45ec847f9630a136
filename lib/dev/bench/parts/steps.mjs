// How long an order of each kind takes from one question to the next, and the script that a question brings: the
// stories of the browser flows are walked once more, and timed.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { requireBrowsers } from '../../chromium.mjs';
import { program, root, runQuietly } from '../../run.mjs';
import { makeFolder, removeFolder } from '../processes.mjs';
import { atMost, percentile, toRow, toSkippedRow } from '../statistics.mjs';

const STORY = '-story.e2e.ts';
const SLOWDOWN = 4;
/** Walks of each story: a machine is busy now and then. */
const WALKS = 3;
const GOAL_MS = 100;
const KILOBYTE = 1000;
const LONGEST_MS = 600_000;
const PRE_INVOICE = '9';
const AFTER_SENDING = new Set(['6', '7']);
const SERVICE_PAGE = 'first';

export async function measureSteps() {
  const browsers = await requireBrowsers();
  const stories = readdirSync(path.join(root, 'e2e/flows')).filter((file) => file.endsWith(STORY));
  const measured = [];
  for (const story of stories) measured.push(await measureStory(story, browsers));
  const pages = measured.reduce((sum, { pageRequests }) => sum + pageRequests, 0);
  return [
    ...measured.flatMap(({ rows }) => rows),
    toRow({ name: 'orders: pages asked of the server by changes of a step', values: [pages], goal: atMost(0) }),
  ];
}

async function measureStory(story, browsers) {
  const name = `order, ${story.slice(0, -STORY.length).replaceAll('-', ' ')}`;
  const walks = [];
  for (let round = 0; round < WALKS; round += 1)
    walks.push(await walk(story, browsers, { STEP_TIMES_SLOWDOWN: String(SLOWDOWN) }));
  // With data saved nothing is fetched ahead, so each question brings its own script.
  const weighed = await walk(story, browsers, { STEP_TIMES_SAVES_DATA: 'true' });
  const changes = walks.flatMap((walked) => walked.changes ?? []);
  const pageRequests = changes.reduce((sum, change) => sum + change.pageRequests, 0);
  const skipped = (problem) => ({ rows: [{ ...toSkippedRow(name, problem), isMet: false }], pageRequests });
  const failed = [...walks, weighed].find(({ problem }) => problem);
  if (failed) return skipped(failed.problem);
  const timed = walks.map((walked) => walked.changes.filter(({ awaitedCalls }) => awaitedCalls.length === 0));
  if (timed.some((own) => own.length === 0)) return skipped(`every change waited for an answer in e2e/flows/${story}`);
  process.stdout.write(changes.map((change) => `${name}: ${toText(change)}\n`).join(''));
  return { rows: toRows(name, timed, weighed.changes), pageRequests };
}

/** A change that saves something first waits for the server, as it must: it is printed, and not among the times. */
function toRows(name, timed, weighed) {
  const largest = weighed.reduce((most, change) => (change.scriptBytes > most.scriptBytes ? change : most));
  const toP75 = (changes) =>
    percentile(
      changes.map(({ milliseconds }) => milliseconds),
      0.75,
    );
  return [
    toRow({
      name: `${name}: from press to next question, p75`,
      unit: 'ms',
      note: `${SLOWDOWN}× slower processor`,
      values: timed.map(toP75),
      goal: atMost(GOAL_MS),
    }),
    toRow({
      name: `${name}: most script that a question brings`,
      unit: 'kB',
      note: `as sent, ${largest.from} → ${largest.to}`,
      values: [largest.scriptBytes / KILOBYTE],
    }),
  ];
}

function toText({ from, to, milliseconds, awaitedCalls }) {
  const calls = [...new Set(awaitedCalls.map((address) => address.replace('/api/main/', '')))];
  const waiting = calls.length > 0 ? `, and waits for ${calls.join(' and ')}` : '';
  return `${from} → ${to} took ${Math.round(milliseconds)} ms${waiting}`;
}

/** { changes } of a story in Persian on a phone, or { problem } in a sentence. */
async function walk(story, { chromium, headlessShell }, settings) {
  const folder = makeFolder();
  const file = path.join(folder, 'steps.jsonl');
  const args = ['--config', 'e2e/playwright.config.ts', '--project', 'fa-phone', '--workers', '1', '--trace', 'off'];
  const { code, output } = await runQuietly(
    process.execPath,
    [program('playwright/cli.js'), 'test', ...args, '--timeout', String(LONGEST_MS), story],
    {
      environment: {
        CHROMIUM_PATH: chromium,
        HEADLESS_SHELL_PATH: headlessShell,
        E2E_REPORT: path.join(folder, 'report.json'),
        STEP_TIMES_FILE: file,
        ...settings,
      },
    },
  );
  if (code !== 0) process.stdout.write(output);
  const changes = code === 0 ? readChanges(file) : [];
  removeFolder(folder);
  if (code !== 0) return { problem: `its flow failed, ended with ${code}: e2e/flows/${story}` };
  return changes.length > 0 ? { changes } : { problem: `no change of a step was seen in e2e/flows/${story}` };
}

function readChanges(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter((change) => change.from !== SERVICE_PAGE && change.to !== SERVICE_PAGE && !isSending(change));
}

/** An order that is sent waits for the server, as it must. */
function isSending({ from, to }) {
  return from === PRE_INVOICE && AFTER_SENDING.has(to);
}
