// One look at one screen: axe by day and letters at night, words without their language, what is cut, what lies over
// what, what a finger cannot hit, and what the browser complains of.
import { rest } from './browser.mjs';
import {
  findCutText,
  findOverlaps,
  findSmallTargets,
  findWordsWithoutLanguage,
  setTextSpacing,
} from './page-checks.mjs';

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const BY_DAY = {
  runOnly: { type: 'tag', values: AXE_TAGS },
  rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
};
/** The dark scheme changes only colours, so only contrast is checked again. */
const AT_NIGHT = { runOnly: { type: 'rule', values: ['color-contrast'] } };
const TARGET_SIZE = { runOnly: { type: 'rule', values: ['target-size'] }, rules: { 'target-size': { enabled: true } } };
const TOUCH_PX = 44;
/** WCAG 1.4.10: 320 px wide. And the rest of the window when everything is twice as large. */
const REFLOWS = {
  phone: [
    { name: 'at 320 px', width: 320, height: 640 },
    { name: 'at 200 %', width: 195, height: 422 },
  ],
  desktop: [{ name: 'at 200 %', width: 720, height: 450 }],
};

/** [{ check, what }] of a page that stands as it is to be looked at. */
export async function look(page, device) {
  const found = [];
  const add = (check, whats, suffix = '') =>
    found.push(...whats.map((what) => ({ check, what: suffix ? `${suffix}: ${what}` : what })));
  await page.evaluate(setTextSpacing, false);
  add('axe', await runAxe(page, BY_DAY));
  await page.emulateMedia({ colorScheme: 'dark' });
  add('axe', await runAxe(page, AT_NIGHT), 'in the dark');
  await page.emulateMedia({ colorScheme: null });
  add('language', await page.evaluate(findWordsWithoutLanguage));
  if (device === 'phone') add('targets', await page.evaluate(findSmallTargets, TOUCH_PX));
  add('layout', await lookForLost(page));
  await page.evaluate(setTextSpacing, true);
  add('layout', await lookForLost(page), 'with text spacing');
  await page.evaluate(setTextSpacing, false);
  const whole = page.viewportSize();
  for (const { name, width, height } of REFLOWS[device]) {
    await page.setViewportSize({ width, height });
    await rest(page);
    add('layout', await lookForLost(page), name);
  }
  await page.setViewportSize(whole);
  return found;
}

const lookForLost = async (page) => [...(await page.evaluate(findCutText)), ...(await page.evaluate(findOverlaps))];

async function runAxe(page, options) {
  const found = [];
  for (const { id, nodes } of await findViolations(page, options))
    for (const { html, target, any, all, none } of nodes) {
      if (id === 'target-size' && !(await isSmallInSight(page, target.join(' ')))) continue;
      const reason = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      found.push(`${id}: ${reason.slice(0, 160)} ${html.replace(/\s+/g, ' ').slice(0, 140)}`);
    }
  return found;
}

/**
 * Whether a target is too small in the middle of the window, too. A bar that stays at the window's edge covers a part
 * of what is just scrolled behind it.
 */
async function isSmallInSight(page, selector) {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
  const violations = await findViolations(page, TARGET_SIZE, selector);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return violations.length > 0;
}

async function findViolations(page, options, within) {
  const { AxeBuilder } = await import('@axe-core/playwright');
  // Legacy mode looks at this page alone; the other one opens a second page to look into frames, and there are none.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ ...options, resultTypes: ['violations'] });
  if (within) builder.include(within);
  return (await builder.analyze()).violations;
}

/**
 * Listens for a page's faults: complaints in the console, failures, and requests to another origin. `take()` returns
 * the ones since the last take.
 */
export function listen(page, url) {
  const heard = [];
  const add = (check, what) => heard.push({ check, what });
  page.on(
    'console',
    (message) =>
      message.type() === 'error' &&
      !/status of 404/.test(message.text()) &&
      add('browser', `console: ${message.text().slice(0, 200)}`),
  );
  page.on('pageerror', (error) => add('browser', `page error: ${error.message.slice(0, 200)}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(protocol) && origin.replace(/^ws/, 'http') !== url) add('origin', `asks ${origin}`);
  });
  page.on(
    'websocket',
    (socket) => new URL(socket.url()).host !== new URL(url).host && add('origin', `asks ${socket.url()}`),
  );
  return { take: () => heard.splice(0) };
}
