// Times public pages of the product on two databases: each rendered anew, and once more from the page cache's memory.
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { withProduct } from '../product.mjs';

const PAGES = [
  '/',
  '/services/',
  '/services/house-cleaning/',
  '/services/house-cleaning/regular-cleaning/',
  '/services-at-location/tehran/',
  '/services-at-location/tehran/house-cleaning/',
];
const ROUNDS = 12;
/** What a process says to the others when the catalogue changed: every page is made anew (lib/server/adapters/announcements). */
const CHANNEL = 'pelakfan';
const SETTLE_MS = 100;

/** The figures of each page as measure-program has them of calls: { name, times: [of the samples, of the filled] }. */
export async function measurePages(urls) {
  const all = [];
  for (const url of urls) all.push(await measureOn(url));
  return PAGES.map((page, index) => ({ name: page, times: all.map((times) => times[index]) }));
}

function measureOn(databaseUrl) {
  const environment = {
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'a-secret-that-only-the-bench-knows-of-0123456789',
    SITE_URL: 'http://127.0.0.1',
  };
  return withProduct({ environment }, async ({ url }) => {
    const purge = await openPurge(databaseUrl);
    const figures = [];
    for (const page of PAGES) figures.push(await measurePage(url + page, purge.now));
    await purge.end();
    return figures;
  });
}

async function measurePage(address, purge) {
  const times = { coldMs: [], warmMs: [], bytes: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    await purge();
    for (const kind of ['coldMs', 'warmMs']) {
      const startedAt = performance.now();
      const response = await fetch(address);
      const body = Buffer.from(await response.arrayBuffer());
      times[kind].push(performance.now() - startedAt);
      if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
      times.bytes = Math.max(times.bytes, gzipSync(body).length);
    }
  }
  return times;
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
