import type { BrowserContext, Page, Route } from 'playwright/test';

const SCRIPTS = '**/_next/static/chunks/*.js*';
const LATE_MS = 2000;

/** Makes the page's processor four times slower than it is. */
export async function slowsDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Every script arrives two seconds later than it would. */
export async function delaysScripts(context: BrowserContext): Promise<void> {
  await context.route(SCRIPTS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
}

/** No script arrives until the answer is called. */
export async function losesScripts(
  context: BrowserContext,
  lose: (route: Route) => Promise<void> = (route) => route.abort(),
): Promise<() => Promise<void>> {
  await context.route(SCRIPTS, lose);
  return () => context.unroute(SCRIPTS);
}

/** The scripts that stand in the page to run; what was only fetched ahead is not among them. */
export function countScripts(page: Page): Promise<number> {
  return page.locator('script[src]:not([nomodule])').count();
}

/** The scripts that the open page has fetched until now, run or fetched ahead: their bytes as sent, in all and each. */
export async function weighScripts(page: Page): Promise<{ readonly bytes: number; readonly each: readonly string[] }> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = [...new Set(names)].filter((name) => new URL(name).pathname.endsWith('.js'));
  const sizes = await Promise.all(
    scripts.map(async (name) => Number((await page.request.get(name)).headers()['content-length'])),
  );
  return {
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    each: scripts.map((name, index) => `${name} ${sizes[index]}`),
  };
}

/** The addresses of the documents that this page loads from now on, in their order. */
export function watchDocuments(page: Page): readonly string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(url.pathname + url.search);
  });
  return documents;
}

interface LoadedFile {
  /** The initiator's type, the address, and the time. */
  readonly request: string;
  /** On the wire. */
  readonly bytes: number;
}

/**
 * The open document and the files that it fetched before its load event; without the tab's icon, which browsers fetch
 * when they like.
 */
export function readLoad(page: Page): Promise<readonly LoadedFile[]> {
  return page.evaluate(() => {
    const entries = performance
      .getEntries()
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming);
    const loadedAt = performance.timing.loadEventStart - performance.timing.navigationStart;
    const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel~=icon]')].map(({ href }) => href);
    return entries
      .filter(({ startTime, name }) => startTime < loadedAt && !icons.includes(name))
      .map(({ name, initiatorType, startTime, transferSize }) => ({
        request: `${initiatorType} ${name} at ${Math.round(startTime)} of ${Math.round(loadedAt)} ms`,
        bytes: transferSize,
      }));
  });
}

/** Fields that TypeScript's own types lack. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/**
 * The parts of the page that moved by themselves so far, each with how much (Chromium's measure) and from where to
 * where.
 */
export function readLayoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const describeBox = ({ x, y, width, height }: DOMRectReadOnly) => `${width}×${height} at ${x},${y}`;
        const shifts: string[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[]) {
            const moved = sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node?.nodeName} “${node?.textContent?.slice(0, 40)}” from ${describeBox(previousRect)} to ${describeBox(currentRect)}`,
            );
            shifts.push(`${value}: ${moved.join(', ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
      }),
  );
}

/**
 * The first sign of a person starts the framework, on pages without a header as well. It has taken over what stands in
 * the page.
 */
export async function comesAlive(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps$')),
  );
}

/** React has taken the page over. */
export function isAlive(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__reactProps$')),
  );
}
