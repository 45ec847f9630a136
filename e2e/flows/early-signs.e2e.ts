import { randomInt } from 'node:crypto';

import { expect, test, type Person } from '../fixtures/people';
import { createRandom, gatesScripts, LATEST_MS, readBelief, usesEarly, type ScriptGate } from '../steps/early-signs';
import { listPages } from '../steps/every-page';
import { logsIn } from '../steps/identity';
import { OPERATOR_MOBILE, PROVIDER_MOBILE, SAMPLE_CUSTOMER_MOBILE } from '../steps/market';
import { answersDetails, answersFirstQuestion, isAtStep, ORDER_PAGE, step } from '../steps/ordering';
import { comesAlive, isAlive, slowsDown } from '../steps/page-loading';
import { headerButton, wakes } from '../steps/site-shell';

const MOBILES = {
  visitor: null,
  customer: SAMPLE_CUSTOMER_MOBILE,
  provider: PROVIDER_MOBILE,
  operator: OPERATOR_MOBILE,
};
/** E2E_SEED brings back the delays of a run that failed. */
const SEED = Number(process.env.E2E_SEED ?? randomInt(2 ** 31));

/** A slow phone whose scripts come when they like. */
async function isSlow({ page, context }: Person): Promise<ScriptGate> {
  console.log(`early signs: E2E_SEED=${SEED}`);
  await slowsDown(page);
  return gatesScripts(context, createRandom(SEED), LATEST_MS.slow);
}

/**
 * A phone whose processor and scripts are four times as quick as those of the slow one. They meet in the same ways, in
 * a fourth of the time. It is for signs that are all given before the first script comes.
 */
function isQuick({ context }: Person): Promise<ScriptGate> {
  console.log(`early signs: E2E_SEED=${SEED}`);
  return gatesScripts(context, createRandom(SEED), LATEST_MS.quick);
}

async function opensEarly({ page }: Person, scripts: ScriptGate, address: string): Promise<void> {
  scripts.hold();
  await page.goto(address, { waitUntil: 'domcontentloaded' });
}

/** A visitor has many pages: three tests share them. */
const PARTS = [
  { of: 'visitor', part: 1, parts: 3 },
  { of: 'visitor', part: 2, parts: 3 },
  { of: 'visitor', part: 3, parts: 3 },
  { of: 'customer', part: 1, parts: 1 },
  { of: 'provider', part: 1, parts: 1 },
  { of: 'operator', part: 1, parts: 1 },
] as const;

for (const { of, part, parts } of PARTS)
  test(
    `values that a ${of} typed, chose and ticked before the scripts came stay on every page, and the page knows them (${part} of ${parts})`,
    { tag: '@phone' },
    async ({ customer, expectConsole }) => {
      // The page that is there in place of one that is not, and pages that are left while their scripts are held.
      expectConsole(/status of 404/, /net::ERR_/);
      const { page } = customer;
      const mobile = MOBILES[of];
      if (mobile !== null) await logsIn(customer, mobile);
      const scripts = await isQuick(customer);
      let count = 0;
      const pages = listPages().filter((known) => known.of === of);
      for (const { path } of pages.filter((_, index) => index % parts === part - 1)) {
        await opensEarly(customer, scripts, customer.at(path));
        const used = await usesEarly(page);
        count += used.length;
        if (used.length === 0) continue;
        await test.step(`${path}, seed ${SEED}`, async () => {
          expect(await isAlive(page), path).toBe(false);
          scripts.release();
          await comesAlive(page);
          for (const early of used)
            await expect
              .poll(() => readBelief(early), { message: `${path} ${early.name}` })
              .toEqual([early.expected, early.expected]);
        });
      }
      // Pages of one person are filled by calls: what has a control before that is a page of everybody’s.
      if (of === 'visitor') expect(count).toBeGreaterThan(0);
    },
  );

test(
  'words typed into the home page’s search while its scripts arrive open the suggestions; presses and scrolls count, too',
  { tag: '@phone' },
  async ({ customer }) => {
    const { page, words } = customer;
    const scripts = await isSlow(customer);
    await test.step(`typed, seed ${SEED}`, async () => {
      await opensEarly(customer, scripts, customer.at('/'));
      const field = page.getByRole('main').getByLabel(words.say('layout.searchDialog.label'));
      await field.focus();
      scripts.release();
      // Slowly, so that some letters come before a script and some after it.
      const typed = words.locale === 'fa' ? 'نظافت' : 'clean';
      await field.pressSequentially(typed, { delay: 250 });
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await expect(field).toHaveValue(typed);
    });
    await test.step(`pressed on a page that starts at once, seed ${SEED}`, async () => {
      await opensEarly(customer, scripts, customer.at('/login/'));
      await headerButton(customer, 'layout.header.openMenu').click();
      scripts.release();
      await expect(page.getByRole('dialog', { name: words.say('layout.menu.title') })).toBeVisible();
    });
    await test.step(`scrolled, seed ${SEED}`, async () => {
      await opensEarly(customer, scripts, customer.at('/policy/'));
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      scripts.release();
      await wakes(customer);
      expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(900);
    });
    await test.step(`went back, seed ${SEED}`, async () => {
      await customer.open(ORDER_PAGE);
      await wakes(customer);
      await answersFirstQuestion(customer);
      await answersDetails(customer);
      await isAtStep(customer, step.pets);
      scripts.hold();
      await page.reload({ waitUntil: 'domcontentloaded' });
      await page.evaluate(() => window.history.back());
      // The document is there, and its load event waits for the scripts.
      await page.waitForURL((url) => url.searchParams.get('order-step') === String(step.details), {
        waitUntil: 'commit',
      });
      scripts.release();
      await wakes(customer);
      await expect(page.getByRole('heading', { level: 1, name: words.about('order.details.title') })).toBeVisible();
      await isAtStep(customer, step.details);
    });
  },
);
