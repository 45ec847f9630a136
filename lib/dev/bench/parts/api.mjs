// The API's JSON, against plain node:http sending the same bytes.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFolder, receive, removeFolder, startProgram } from '../processes.mjs';
import { withProduct } from '../product.mjs';
import { atLeast, toRow } from '../statistics.mjs';
import { requireTool } from '../tools.mjs';
import { measureInTurn } from '../wrk.mjs';

const CALLS = ['boot/getallcategoryv3', 'geo/province-and-city'];
const SETTINGS = { rounds: 5, seconds: 3 };
const plainServer = fileURLToPath(new URL('../plain-node-server.mjs', import.meta.url));

export function measureApi() {
  requireTool('wrk');
  return withProduct({}, async (product) => {
    const rows = [];
    for (const call of CALLS) rows.push(await measureCall(product, call));
    return rows;
  });
}

async function measureCall({ url, pid }, call) {
  const address = `${url}/api/main/${call}`;
  const response = await fetch(address);
  const body = Buffer.from(await response.arrayBuffer());
  const folder = makeFolder();
  writeFileSync(path.join(folder, 'body'), body);
  const plain = startProgram(
    process.execPath,
    [plainServer, path.join(folder, 'body'), response.headers.get('content-type')],
    { hasMessages: true },
  );
  try {
    const { port } = await receive(plain, 'port');
    const [ours, theirs] = await measureInTurn(
      [
        { url: address, pids: [pid] },
        { url: `http://127.0.0.1:${port}/`, pids: [plain.pid] },
      ],
      SETTINGS,
    );
    const values = ours.map((round, index) => round.requestsPerSecond / theirs[index].requestsPerSecond);
    return toRow({
      name: `API: ${call} requests/s of plain node:http`,
      note: `${Math.round(body.length / 1000)} kB, 32 connections`,
      values,
      goal: atLeast(0.8),
    });
  } finally {
    await plain.stop();
    removeFolder(folder);
  }
}
