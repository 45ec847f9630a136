// Script, requests and bytes before load and in all, and layout shift, of the public pages in a real Chromium.
import { requireChromium } from '../../chromium.mjs';
import { weighPage } from '../page-weight.mjs';
import { withProduct } from '../product.mjs';
import { PUBLIC_PAGES } from '../public-pages.mjs';
import { atMost, toRow } from '../statistics.mjs';

const ROUNDS = 3;
const KILOBYTE = 1000;
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

export async function measureWeight() {
  const executablePath = await requireChromium();
  const { chromium } = await import('playwright');
  return withProduct({}, async ({ url }) => {
    const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
    try {
      const rows = [];
      for (const [name, path] of Object.entries(PUBLIC_PAGES)) {
        const rounds = [];
        for (let round = 0; round < ROUNDS; round += 1) rounds.push(await weighPage(browser, url + path));
        rows.push(...toRows(name, rounds));
      }
      return rows;
    } finally {
      await browser.close();
    }
  });
}

function toRows(page, rounds) {
  const kilobytes = (field) => rounds.map((round) => round[field] / KILOBYTE);
  return [
    toRow({
      name: `${page}: external script before load`,
      unit: 'kB',
      note: 'gzip',
      values: kilobytes('scriptBefore'),
      goal: atMost(0),
    }),
    toRow({
      name: `${page}: script in all`,
      unit: 'kB',
      note: 'gzip',
      values: kilobytes('scriptTotal'),
      goal: atMost(145),
    }),
    toRow({
      name: `${page}: requests before load`,
      values: rounds.map(({ requestsBefore }) => requestsBefore),
      goal: atMost(4),
    }),
    toRow({
      name: `${page}: bytes before load`,
      unit: 'kB',
      note: 'on the wire',
      values: kilobytes('bytesBefore'),
      goal: atMost(90),
    }),
    toRow({ name: `${page}: faces of people`, values: rounds.map(({ faces }) => faces), goal: atMost(3) }),
    toRow({ name: `${page}: bytes of faces`, unit: 'kB', values: kilobytes('faceBytes'), goal: atMost(12) }),
    toRow({ name: `${page}: requests in all`, values: rounds.map(({ requestsTotal }) => requestsTotal) }),
    toRow({ name: `${page}: bytes in all`, unit: 'kB', values: kilobytes('bytesTotal') }),
    toRow({
      name: `${page}: layout shift (CLS)`,
      values: rounds.map(({ layoutShift }) => layoutShift),
      goal: atMost(0),
    }),
  ];
}
