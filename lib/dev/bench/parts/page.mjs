// The service page through the whole stack, against nginx serving a saved copy of it.
import { withProduct } from '../product.mjs';
import { startNginxWithCopyOf } from '../static-nginx.mjs';
import { atLeast, atMost, toRow } from '../statistics.mjs';
import { requireTool } from '../tools.mjs';
import { measureInTurn } from '../wrk.mjs';

const PAGE = '/services/house-cleaning/';
const SETTINGS = { rounds: 5, seconds: 4, headers: ['Accept-Encoding: gzip'] };

export function measurePage() {
  requireTool('wrk');
  requireTool('nginx');
  return withProduct({}, async ({ url, pid }) => {
    const nginx = await startNginxWithCopyOf(url + PAGE);
    try {
      const [ours, theirs] = await measureInTurn([{ url: url + PAGE, pids: [pid] }, nginx], SETTINGS);
      const ratios = (field) => ours.map((round, index) => round[field] / theirs[index][field]);
      const note = 'gzip, 32 connections';
      return [
        toRow({
          name: 'service page: requests/s of nginx’s static copy',
          note,
          values: ratios('requestsPerSecond'),
          goal: atLeast(0.45),
        }),
        toRow({
          name: 'service page: CPU a request of nginx’s',
          note,
          values: ratios('cpuMicroseconds'),
          goal: atMost(3),
        }),
      ];
    } finally {
      await nginx.stop();
    }
  });
}
