// Times public pages of the product on two databases: each rendered anew, and once more from the page cache's memory.
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { findFreePort } from '../../../server/testing/free-port.mjs';
import { startProduct } from '../product.mjs';

const PAGES = [
  '/',
  '/services/',
  '/services/house-cleaning/',
  '/services/house-cleaning/regular-cleaning/',
  '/services-at-location/tehran/',
  '/services-at-location/tehran/house-cleaning/',
];
const ROUNDS = 20;
/**
 * The announcement of a changed catalogue, after which every page is rendered anew (lib/server/adapters/announcements).
 */
const CHANNEL = 'pelakfan';
const SETTLE_MS = 100;

/**
 * The figures of each page as measure-program has them of calls: { name, times: [of the samples, of the filled] }. Both
 * products run, and are asked in turns.
 */
export async function measurePages(urls) {
  const sites = [];
  try {
    for (const url of urls) sites.push(await openSite(url));
    const figures = [];
    for (const page of PAGES) figures.push({ name: page, times: await measurePage(sites, page) });
    return figures;
  } finally {
    for (const site of sites) await site.close();
  }
}

async function openSite(databaseUrl) {
  const port = String(await findFreePort());
  const environment = {
    DATABASE_URL: databaseUrl,
    PAYMENTS: 'cash-and-wallet',
    SMS: 'none',
    MAILS: 'none',
    SESSION_SECRET: 'a-secret-that-only-the-bench-knows-of-0123456789',
    PORT: port,
    // What the product prints once it listens.
    SITE_URL: `http://127.0.0.1:${port}`,
  };
  const product = await startProduct({ environment });
  const purge = await openPurge(databaseUrl);
  const close = async () => {
    await purge.end();
    await product.stop();
  };
  return { url: product.url, purge: purge.now, close };
}

async function measurePage(sites, page) {
  const times = sites.map(() => ({ coldMs: [], warmMs: [], bytes: 0 }));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, { url, purge }] of sites.entries()) {
      await purge();
      for (const kind of ['coldMs', 'warmMs']) await ask(url + page, times[index], kind);
    }
  return times;
}

async function ask(address, times, kind) {
  const startedAt = performance.now();
  const response = await fetch(address);
  const body = Buffer.from(await response.arrayBuffer());
  times[kind].push(performance.now() - startedAt);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  times.bytes = Math.max(times.bytes, gzipSync(body).length);
}

async function openPurge(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    now: async () => {
      await client.query('SELECT pg_notify($1, $2)', [
        CHANNEL,
        JSON.stringify({ from: 'bench', announcement: { kind: 'catalogue-changed' } }),
      ]);
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    },
    end: () => client.end(),
  };
}
