// nginx with one worker that serves one saved answer, compressed beforehand.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { findFreePort } from '../../server/testing/free-port.mjs';
import { makeFolder, removeFolder, startProgram, waitUntil } from './processes.mjs';
import { requireTool } from './tools.mjs';

const toConfiguration = (folder, port) => `
worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; tcp_nodelay on; keepalive_requests 10000000; open_file_cache max=100;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  types { text/html html; } charset utf-8; gzip_static on;
  server { listen 127.0.0.1:${port}; root ${folder}; }
}`;

/** { url, pids, stop() }: the page of an address as nginx sends it from its disk. */
export async function startNginxWithCopyOf(pageUrl) {
  const nginx = requireTool('nginx');
  const response = await fetch(pageUrl);
  if (response.status !== 200)
    throw new Error(`${pageUrl} answered ${response.status}; there is nothing to compare with.`);
  const page = Buffer.from(await response.arrayBuffer());
  const folder = makeFolder();
  const port = await findFreePort();
  writeFileSync(path.join(folder, 'page.html'), page);
  writeFileSync(path.join(folder, 'page.html.gz'), gzipSync(page, { level: 9 }));
  writeFileSync(path.join(folder, 'nginx.conf'), toConfiguration(folder, port));
  const program = startProgram(nginx, [
    '-p',
    folder,
    '-e',
    path.join(folder, 'error.log'),
    '-c',
    path.join(folder, 'nginx.conf'),
  ]);
  const url = `http://127.0.0.1:${port}/page.html`;
  await waitUntil(program, 'nginx', () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const stop = async () => {
    await program.stop();
    removeFolder(folder);
  };
  return { url, pids: [program.pid], stop };
}
