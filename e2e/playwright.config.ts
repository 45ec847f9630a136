import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { headlessShell } from './fixtures/browsers';

const root = fileURLToPath(new URL('..', import.meta.url));
const report = process.env.E2E_REPORT ?? path.join(root, 'test-results/e2e.json');

export default defineConfig({
  testDir: path.join(root, 'e2e/flows'),
  testMatch: '**/*.e2e.ts',
  globalSetup: path.join(root, 'e2e/fixtures/make-samples.ts'),
  tsconfig: path.join(root, 'tsconfig.json'),
  outputDir: path.join(root, 'test-results/flows'),
  // A story is ordered, paid, done and reviewed in one test, on two cores.
  timeout: 300_000,
  // Limits for what hangs, nothing else: a busy machine is no defect.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // A second try has a browser and a server of its own. A test that then passes is flaky: `npm test` names it, and
  // allows few of them.
  retries: 1,
  workers: 2,
  reporter: [['line'], ['json', { outputFile: report }]],
  use: {
    launchOptions: headlessShell,
    // A press waits until what it presses stands still, for a third of a second where a page slides in. One story and
    // the flow of the pages' frame let things move.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    // What a flow delays, loses or counts has to be what the network brings; the flow of the service worker lets it in.
    serviceWorkers: 'block',
    trace: process.env.E2E_TRACE
      ? { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false }
      : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'fa-phone',
      // A call without a screen has one answer: one project asks. A test of one layout alone says which.
      grepInvert: /@desktop|@no-screen/,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
        locale: 'fa-IR',
        timezoneId: 'Asia/Tehran',
      },
    },
    {
      name: 'en-desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 }, locale: 'en', timezoneId: 'Asia/Tehran' },
    },
  ],
});
