// How long an order of each kind takes from one question to the next, and the script that a question brings: the stories of the browser flows are walked once more, and timed.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { requireBrowsers } from '../../chromium.mjs';
import { program, root, runQuietly } from '../../run.mjs';
import { makeFolder, removeFolder } from '../processes.mjs';
import { atMost, percentile, toRow, toSkippedRow } from '../statistics.mjs';

const STORY = '-story.e2e.ts';
const SLOWDOWN = 4;
const GOAL_MS = 100;
const KILOBYTE = 1000;
const LONGEST_MS = 600_000;
const PRE_INVOICE = '9';
const AFTER_SENDING = new Set(['6', '7']);
const SERVICE_PAGE = 'first';

export async function measureSteps() {
  const browsers = await requireBrowsers();
  const stories = readdirSync(path.join(root, 'e2e/flows')).filter((file) => file.endsWith(STORY));
  const rows = [];
  for (const story of stories) rows.push(...(await measureStory(story, browsers)));
  return rows;
}

async function measureStory(story, browsers) {
  const name = `order, ${story.slice(0, -STORY.length)}`;
  const timed = await walk(story, browsers, { STEP_TIMES_SLOWDOWN: String(SLOWDOWN) });
  // With data saved nothing is fetched ahead, so each question brings its own script.
  const weighed = await walk(story, browsers, { STEP_TIMES_SAVES_DATA: 'true' });
  const failed = [timed, weighed].find(({ problem }) => problem);
  if (failed) return [{ ...toSkippedRow(name, failed.problem), isMet: false }];
  const [own, waiting] = [false, true].map((waits) =>
    timed.changes.filter(({ awaitedCalls }) => awaitedCalls.length > 0 === waits),
  );
  if (own.length === 0) return [toSkippedRow(name, `every change waited for an answer in e2e/flows/${story}`)];
  return toRows(name, own, waiting, weighed.changes);
}

/** A change that saves something first waits for the server, as it must: it is named, and not among the times. */
function toRows(name, timed, waiting, weighed) {
  const slowest = timed.reduce((most, change) => (change.milliseconds > most.milliseconds ? change : most));
  const largest = weighed.reduce((most, change) => (change.scriptBytes > most.scriptBytes ? change : most));
  return [
    toRow({
      name: `${name}: from press to next question, p75`,
      unit: 'ms',
      note: `${SLOWDOWN}× slower processor, ${timed.length} changes, slowest ${slowest.from} → ${slowest.to}: ${Math.round(slowest.milliseconds)} ms${waiting.map(toWaitingText).join('')}`,
      values: [
        percentile(
          timed.map(({ milliseconds }) => milliseconds),
          0.75,
        ),
      ],
      goal: atMost(GOAL_MS),
    }),
    toRow({
      name: `${name}: pages asked of the server by changes`,
      values: [[...timed, ...waiting].reduce((sum, { pageRequests }) => sum + pageRequests, 0)],
      goal: atMost(0),
    }),
    toRow({
      name: `${name}: most script that a question brings`,
      unit: 'kB',
      note: `as sent, ${largest.from} → ${largest.to}`,
      values: [largest.scriptBytes / KILOBYTE],
    }),
  ];
}

const toWaitingText = ({ from, to, awaitedCalls }) =>
  `; ${from} → ${to} waits for ${[...new Set(awaitedCalls.map((address) => address.replace('/api/main/', '')))].join(' and ')}`;

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
