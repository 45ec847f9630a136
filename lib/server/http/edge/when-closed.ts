import type { ServerResponse } from 'node:http';

const acts = new WeakMap<ServerResponse, (() => void)[]>();

/**
 * Does something once an answer is out, or its reader has hung up. However many do, the response has one listener of
 * ours. The framework adds up to eight of its own, and Node takes more than ten for a leak.
 */
export function whenClosed(response: ServerResponse, act: () => void): void {
  const known = acts.get(response);
  if (known) return void known.push(act);
  const own = [act];
  acts.set(response, own);
  response.once('close', () => {
    for (const each of own) each();
  });
}
