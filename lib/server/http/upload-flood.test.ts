import { connect, type Socket } from 'node:net';

import { OVERLOAD } from '@/lib/domain/constants/process';

import { createTestService, type TestService } from '../testing/call';
import { listenForTests } from '../testing/http';
import { waitUntil } from '../testing/wait-until';

const { uploads, retryAfterSeconds } = OVERLOAD;

describe('a server with too many uploads at once', () => {
  let service: TestService;
  let site: Awaited<ReturnType<typeof listenForTests>>;
  const senders: Socket[] = [];
  let isOver = false;
  beforeAll(async () => {
    service = await createTestService({ environment: { TRUSTED_PROXIES: '1', SITE_URL: 'https://pelakfan.example' } });
    site = await listenForTests(service);
  });
  afterAll(async () => {
    senders.forEach((socket) => socket.destroy());
    await site.close();
    await service.close();
  });

  /** Uploads that never end, and come again while the test itself has the last place for its check. */
  const drips = (address: string) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    socket.write(
      `POST /api/file/uploadimage HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 7000000\r\n\r\n--b`,
    );
    socket.on('error', () => undefined);
    socket.once('data', () => {
      if (!isOver) drips(address);
    });
    senders.push(socket);
  };
  const sends = async (address: string) => {
    const body = new FormData();
    body.append('file', new Blob(['no photo']), 'a.jpg');
    const answer = await fetch(`${site.url}/api/file/uploadimage`, {
      method: 'POST',
      body,
      headers: { 'x-forwarded-for': address, authorization: 'as-user-7' },
    });
    return [answer.status, answer.headers.get('retry-after')];
  };
  const refused = [503, String(retryAfterSeconds)];
  const isRefused = async (address: string) => (await sends(address))[0] === 503;

  it('[C-security] takes a limited number of an address and in all, tells the rest when to come again, and has room once some are gone', async () => {
    for (let count = 0; count < uploads.anAddress; count += 1) drips('198.51.100.1');
    await waitUntil(() => isRefused('198.51.100.1'));
    expect(await sends('198.51.100.1')).toEqual(refused);
    // A phone elsewhere is heard: its file is looked at, and refused.
    expect((await sends('198.51.100.2'))[0]).not.toBe(503);

    for (let count = uploads.anAddress; count < uploads.inAll; count += 1) drips(`203.0.113.${count}`);
    await waitUntil(() => isRefused('198.51.100.2'));
    expect(await sends('2001:db8::1')).toEqual(refused);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);

    isOver = true;
    senders.forEach((socket) => socket.destroy());
    await waitUntil(async () => !(await isRefused('198.51.100.1')));
  });
});
