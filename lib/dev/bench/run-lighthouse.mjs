// Lighthouse' mobile preset (simulated slow 4G, CPU slowed down four times) on one page.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { requireChromium } from '../chromium.mjs';
import { runQuietly } from '../run.mjs';
import { makeFolder, removeFolder } from './processes.mjs';
import { ToolMissing } from './tools.mjs';

// The last version for Node 20. Not a dependency: nothing but bench and audit needs it.
const LIGHTHOUSE = 'lighthouse@12.8.2';
/** Lighthouse's words for a failure of the browser rather than of the page. */
const ASKS_FOR_ANOTHER_RUN = 'Please run Lighthouse again';
const TRIES = 3;
const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage';

/** Checks the tools of a run. Throws ToolMissing without Lighthouse. */
export async function requireLighthouse() {
  const CHROME_PATH = await requireChromium();
  const { code } = await runQuietly('npm', ['exec', '--yes', LIGHTHOUSE, '--', '--version']);
  if (code !== 0)
    throw new ToolMissing('Lighthouse', `npm exec ${LIGHTHOUSE} did not get it: is the npm registry reachable?`);
  return { CHROME_PATH };
}

/** { scores, audits }: whole points of 100 by category, and the details by their names. */
export async function runLighthouse(environment, url, categories) {
  const folder = makeFolder();
  const file = path.join(folder, 'report.json');
  try {
    const args = [
      'exec',
      '--yes',
      LIGHTHOUSE,
      '--',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${FLAGS}`,
    ];
    const { code, output } = await runAgainWhenAsked(() => runQuietly('npm', args, { environment }));
    if (code !== 0) throw new Error(`Lighthouse ended with ${code} on ${url}:\n${output}`);
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return {
      scores: Object.fromEntries(categories.map((name) => [name, Math.round(report.categories[name].score * 100)])),
      audits: report.audits,
    };
  } finally {
    removeFolder(folder);
  }
}

async function runAgainWhenAsked(run) {
  let ended;
  for (let tries = 0; tries < TRIES; tries += 1) {
    ended = await run();
    if (ended.code === 0 || !ended.output.includes(ASKS_FOR_ANOTHER_RUN)) break;
  }
  return ended;
}
