import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

import next from 'next';

import { createBuiltFiles } from './built-files';

export interface Site {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** The framework's own sockets in development; null in production, where it has none. */
  readonly upgrade: ((request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>) | null;
  close(): Promise<void>;
}

interface SiteOptions {
  readonly isDevelopment: boolean;
  /** The project's folder, where the build lies. */
  readonly directory: string;
  readonly hostname: string;
  readonly port: number;
}

/** The framework, as this server's guest. The only file that imports it. */
export async function openNextSite({ isDevelopment, directory, hostname, port }: SiteOptions): Promise<Site> {
  // Left to itself it listens for upgrades on our server and ends the broker's sockets: it is given a server that never
  // hears one.
  const httpServer = createServer();
  const site = next({ dev: isDevelopment, dir: directory, hostname, port, httpServer });
  await site.prepare();
  const render = site.getRequestHandler();
  const handle = isDevelopment ? render : createBuiltFiles(directory, render);
  return {
    handle: (request, response) => handle(request, response),
    // Its own upgrade handler answers nothing here; the listener that it put on the server it was given does.
    upgrade: isDevelopment
      ? async (request, socket, head) => void httpServer.emit('upgrade', request, socket, head)
      : null,
    close: () => site.close(),
  };
}
