// Browsers for the audit: a phone and a desktop, for a visitor and for people who are logged in.
import { requireChromium } from '../chromium.mjs';
import { SAMPLES } from './people.mjs';
import { wordsOf } from './product-sources.mjs';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--disable-sync',
];
const SETTLE_MS = 10_000;
/** The quiet time that ends a page's loading: later requests follow something else. */
const STILL_MS = 250;

export const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

export async function launchBrowser() {
  const executablePath = await requireChromium();
  const { chromium } = await import('playwright');
  return chromium.launch({ executablePath, args: ARGUMENTS });
}

/** Stops all movement, so that the page stands still. */
export const openContext = (browser, device, storageState) =>
  browser.newContext({ ...DEVICES[device], storageState, reducedMotion: 'reduce', timezoneId: 'Asia/Tehran' });

/**
 * Starts the page's scripts as a person's first sign does, and waits until it has loaded, taken over and come to rest.
 */
export async function settle(page) {
  await page.mouse.move(3, 3);
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 1 })));
  await page.waitForFunction(
    () => {
      const header = document.querySelector('header');
      const isAlive = header === null || Object.keys(header).some((key) => key.startsWith('__reactProps$'));
      // A part that is shown as a part of the house stays busy.
      return isAlive && document.querySelector('[aria-busy="true"]:not([data-part] *)') === null;
    },
    null,
    { timeout: SETTLE_MS },
  );
  await page.evaluate(waitUntilStill, { stillMs: STILL_MS, longestMs: SETTLE_MS });
  await rest(page);
}

/** Waits until nothing in the page has changed for a while: its requests have ended and are drawn. Runs in the page. */
function waitUntilStill({ stillMs, longestMs }) {
  return new Promise((resolve) => {
    const longest = setTimeout(end, longestMs);
    let still = setTimeout(end, stillMs);
    const observer = new MutationObserver(() => {
      clearTimeout(still);
      still = setTimeout(end, stillMs);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    function end() {
      clearTimeout(longest);
      clearTimeout(still);
      observer.disconnect();
      resolve();
    }
  });
}

/** Waits for the end of all movement. */
export const rest = (page) =>
  page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))).then(() => undefined),
  );

/** The state of a browser after a login on the login page. */
export async function logInThere(browser, { url, mobile }) {
  const context = await openContext(browser, 'desktop');
  const page = await context.newPage();
  const say = wordsOf('en');
  await page.goto(`${url}/en/login/`);
  await settle(page);
  await page.getByRole('textbox', { name: say('auth.mobile.label') }).fill(mobile);
  await page.getByLabel(say('auth.password.label')).fill('1234');
  await page.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();
  await page.waitForURL(({ pathname }) => !pathname.includes('/login/'), { waitUntil: 'commit' });
  const state = await context.storageState();
  await context.close();
  return state;
}

/** { visitor, customer, provider, company, worker, operator }: the storage of their browsers. */
export async function readStates(browser, url) {
  return {
    visitor: undefined,
    customer: await logInThere(browser, { url, mobile: SAMPLES.customer }),
    provider: await logInThere(browser, { url, mobile: SAMPLES.provider }),
    company: await logInThere(browser, { url, mobile: SAMPLES.company }),
    worker: await logInThere(browser, { url, mobile: SAMPLES.worker }),
    operator: await logInThere(browser, { url, mobile: SAMPLES.operator }),
  };
}
