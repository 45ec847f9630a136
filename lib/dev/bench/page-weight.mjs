// What a page makes a real browser fetch: cold cache, a phone's screen, until nothing has moved on the wire for a
// while.
import { gzipSync } from 'node:zlib';

const QUIET_MS = 2000;
const LONGEST_MS = 20_000;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
// By what it is, not by what asked for it: scripts that are fetched ahead have another type for the browser.
const SCRIPT = /javascript|ecmascript/;
/** Faces of providers. How many of them are fetched before the load event is the browser's choice. */
const FACE = /\/api\/file\/uploads\//;

/**
 * { scriptBefore, scriptTotal (gzip bytes), requestsBefore, bytesBefore, bytesTotal (on the wire), faces, faceBytes,
 * layoutShift }; "before" is before the load event, without faces.
 */
export async function weighPage(browser, url) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.layoutShift = 0;
      new PerformanceObserver((list) =>
        list.getEntries().forEach((entry) => (window.layoutShift += entry.hadRecentInput ? 0 : entry.value)),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    const traffic = await watchTraffic(page);
    await page.goto(url, { waitUntil: 'load' });
    await traffic.untilQuiet();
    const layoutShift = await page.evaluate(() => window.layoutShift);
    return { ...(await sumUp(traffic)), layoutShift };
  } finally {
    await context.close();
  }
}

async function watchTraffic(page) {
  const session = await page.context().newCDPSession(page);
  const requests = new Map();
  let loadedAt = null;
  let lastAt = performance.now();
  await session.send('Network.enable');
  await session.send('Page.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    // What the browser asks for by itself is not the page's.
    if (request.url.startsWith('data:') || request.url.includes('favicon')) return;
    lastAt = performance.now();
    requests.set(requestId, { url: request.url, isBeforeLoad: loadedAt === null, bytes: 0, mimeType: '' });
  });
  session.on(
    'Network.responseReceived',
    ({ requestId, response }) => requests.has(requestId) && (requests.get(requestId).mimeType = response.mimeType),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastAt = performance.now();
    if (requests.has(requestId)) requests.get(requestId).bytes = encodedDataLength;
  });
  session.on('Page.loadEventFired', () => (loadedAt = performance.now()));
  const isQuiet = () => loadedAt !== null && performance.now() - Math.max(lastAt, loadedAt) > QUIET_MS;
  const untilQuiet = async () => {
    const until = performance.now() + LONGEST_MS;
    while (!isQuiet() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 100));
  };
  return { requests, untilQuiet };
}

async function sumUp({ requests }) {
  const all = await Promise.all(
    [...requests.values()].map(async (request) => ({
      ...request,
      script: SCRIPT.test(request.mimeType) ? await countScript(request.url) : 0,
    })),
  );
  const faces = all.filter(({ url }) => FACE.test(url));
  const before = all.filter(({ isBeforeLoad, url }) => isBeforeLoad && !FACE.test(url));
  const sum = (list, field) => list.reduce((total, entry) => total + entry[field], 0);
  return {
    scriptBefore: sum(before, 'script'),
    scriptTotal: sum(all, 'script'),
    requestsBefore: before.length,
    requestsTotal: all.length,
    bytesBefore: sum(before, 'bytes'),
    bytesTotal: sum(all, 'bytes'),
    faces: faces.length,
    faceBytes: sum(faces, 'bytes'),
  };
}

/**
 * The size by our own gzip, whatever the server's compression, so that figures of different servers compare. Fetched
 * anew, because the browser does not keep every body.
 */
async function countScript(url) {
  const response = await fetch(url);
  return gzipSync(Buffer.from(await response.arrayBuffer()), { level: 6 }).length;
}
