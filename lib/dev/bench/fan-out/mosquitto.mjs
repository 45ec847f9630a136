// A Mosquitto of its own: MQTT for the publisher, WebSocket for subscribers, and nothing that would slow it down.
import { chmodSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { findFreePort } from '../../../server/testing/free-port.mjs';
import { makeFolder, removeFolder, startProgram, waitUntil } from '../processes.mjs';
import { requireTool } from '../tools.mjs';

/** { url, publicUrl, stop() }. Throws ToolMissing where it is not installed. */
export async function startMosquitto() {
  const mosquitto = requireTool('mosquitto');
  const folder = makeFolder();
  const [port, webSocketPort] = [await findFreePort(), await findFreePort()];
  const file = path.join(folder, 'mosquitto.conf');
  writeFileSync(
    file,
    `listener ${port} 127.0.0.1\nset_tcp_nodelay true\nallow_anonymous true\nlistener ${webSocketPort} 127.0.0.1\nprotocol websockets\nlog_type error\n`,
  );
  // Started as root it goes on as a user of its own, who reads the file too.
  chmodSync(folder, 0o755);
  const program = startProgram(mosquitto, ['-c', file]);
  await waitUntil(program, 'Mosquitto', () => isAnswering(port));
  const stop = async () => {
    await program.stop();
    removeFolder(folder);
  };
  return { url: `mqtt://127.0.0.1:${port}`, publicUrl: `ws://127.0.0.1:${webSocketPort}`, stop };
}

function isAnswering(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.end());
  });
}
