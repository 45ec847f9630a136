// A crowd of subscribers in a process of its own, and the publisher that they hear.
import { fileURLToPath } from 'node:url';
import { receive, startProgram } from '../processes.mjs';

const crowdProgram = fileURLToPath(new URL('crowd-program.mjs', import.meta.url));
const COLLECT_WITHIN_MS = 60_000;

/**
 * Connects clients ({ url, clientId, username, password } each) to a topic, or to each one's own, `topic` of a client.
 * Resolves when all are subscribed.
 */
export async function gatherCrowd(clients, topic) {
  const program = startProgram(process.execPath, [crowdProgram], { hasMessages: true });
  const ready = receive(program, 'isReady');
  program.child.send({ connect: { clients, topic } });
  await ready;
  return {
    stop: program.stop,
    freeze: (index) => program.child.send({ freeze: index }),
    /**
     * Publishes through a publisher's process and returns its result: { deliveries, strayed, durationMs, p50Ms, p99Ms,
     * longestMs }.
     */
    hear: async (publisher, publication, deliveries) => {
      const heard = receive(program, 'result');
      program.child.send({ expect: { deliveries, withinMs: COLLECT_WITHIN_MS } });
      publisher.child.send({ publish: publication });
      return (await heard).result;
    },
  };
}
