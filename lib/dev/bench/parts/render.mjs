// What an uncached render of the service page costs, against the framework's minimal dynamic page.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../run.mjs';
import { startMinimalNext } from '../minimal-next.mjs';
import { getCpuMs } from '../process-costs.mjs';
import { withProduct } from '../product.mjs';
import { atMost, median, toRow } from '../statistics.mjs';

const PAGE = '/services/house-cleaning/';
const ROUNDS = 5;
const RENDERS_A_ROUND = 150;
const WARM_UP_RENDERS = 100;

/** The framework's own way past every cache: its preview cookie, whose value its build writes down. */
function readPreviewCookie() {
  const { preview } = JSON.parse(readFileSync(path.join(root, '.next/prerender-manifest.json'), 'utf8'));
  return `__prerender_bypass=${preview.previewModeId}`;
}

export function measureRender() {
  return withProduct({}, async ({ url, pid }) => {
    const minimal = await startMinimalNext();
    try {
      const ours = { url: url + PAGE, pid, headers: { cookie: readPreviewCookie() } };
      for (const side of [ours, minimal]) await renderTimes(side, WARM_UP_RENDERS);
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push([await renderTimes(ours, RENDERS_A_ROUND), await renderTimes(minimal, RENDERS_A_ROUND)]);
      const [own, theirs] = [0, 1].map((side) => median(rounds.map((costs) => costs[side])).toFixed(1));
      const note = `${own} ms of CPU against ${theirs} ms for one heading`;
      return [
        toRow({
          name: 'service page, uncached render: CPU of a minimal page’s',
          note,
          values: rounds.map(([one, other]) => one / other),
          goal: atMost(1.2),
        }),
      ];
    } finally {
      await minimal.stop();
    }
  });
}

/** CPU a request in ms, one after the other. */
async function renderTimes({ url, pid, headers }, count) {
  const before = getCpuMs([pid]);
  for (let done = 0; done < count; done += 1) {
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
    if ((response.headers.get('cache-control') ?? '').includes('s-maxage'))
      throw new Error(`${url} came from a cache; a render was to be measured.`);
  }
  return (getCpuMs([pid]) - before) / count;
}
