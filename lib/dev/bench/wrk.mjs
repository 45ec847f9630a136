// Requests by wrk, several servers in turn, so that other load of the machine meets all of them.
import { spawn } from 'node:child_process';
import { getCpuMs } from './process-costs.mjs';
import { requireTool } from './tools.mjs';

const CONNECTIONS = 32;
const WARM_UP_SECONDS = 2;

/**
 * Measures servers, `{ url, pids }` each, round by round; `headers` go with every request.
 * Answers a list a server: { requestsPerSecond, cpuMicroseconds } a round. Throws when anything but 2xx came back.
 */
export async function measureInTurn(servers, { rounds, seconds, headers = [] }) {
  const results = servers.map(() => []);
  for (const server of servers) await runWrk(server, WARM_UP_SECONDS, headers);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, server] of servers.entries()) results[index].push(await runWrk(server, seconds, headers));
  }
  return results;
}

async function runWrk({ url, pids }, seconds, headers) {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, ...headers.flatMap((header) => ['-H', header]), url];
  const cpuBefore = getCpuMs(pids);
  const output = await runForOutput(requireTool('wrk'), args);
  const cpuMs = getCpuMs(pids) - cpuBefore;
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1];
  if (refused)
    throw new Error(
      `${refused} requests of ${url} were answered with an error; nothing that fails is worth measuring.`,
    );
  const requests = Number(/(\d+) requests in/.exec(output)?.[1]);
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    cpuMicroseconds: (cpuMs * 1000) / requests,
  };
}

function runForOutput(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${command} ${args.join(' ')} ended with ${code}: ${output}`)),
    );
  });
}
