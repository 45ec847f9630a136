import { request } from 'node:https';

import { startFakeHost } from '@/lib/server/testing/fake-host';
import { findNginx, startNginx } from '@/lib/server/testing/nginx';
import { publicRoutes } from '@/lib/i18n/public-routes';
import { waitUntil } from '@/lib/server/testing/wait-until';

const SECRET = 'sEcReT-0123456789-of-the-tests';
/** Every address of the site that has a secret in it, and the log's form of it. */
const ADDRESSES: readonly (readonly [address: string, logged: string])[] = [
  [`/visit/${SECRET}/`, '/visit/KEY/'],
  [`/de/visit/${SECRET}/?from=sms`, '/de/visit/KEY/'],
  [`/%76isit/${SECRET}/`, '/visit/KEY/'],
  [`/certificate/${SECRET}/`, '/certificate/KEY/'],
  [`/de/certificate/${SECRET}/`, '/de/certificate/KEY/'],
  [`/price/${SECRET}/`, '/price/KEY/'],
  [`/problem/${SECRET}/`, '/problem/KEY/'],
  [`/api/file/uploadproblemphoto/${SECRET}/`, '/api/file/uploadproblemphoto/KEY/'],
  [`/ar/price/${SECRET}/?from=sms`, '/ar/price/KEY/'],
  [`/api/hooks/sms/${SECRET}?message=x`, '/api/hooks/sms/SECRET'],
  [`/api/opening-notices/fa/${SECRET}`, '/api/opening-notices/fa/KEY'],
  [`/api/calendar/fa/${SECRET}.ics`, '/api/calendar/fa/KEY'],
  [`/api/main/security/validatetoken/${SECRET}/test/test`, '/api/main/security/validatetoken/TOKEN/'],
  [`/api/ipg/custom/cod-7/${SECRET}/true`, '/api/ipg/custom/cod-7/GIFT/'],
  [`/success-online/?Authority=${SECRET}&Status=OK`, '/success-online/'],
  [`/en/fail-online/?Authority=${SECRET}&Status=NOK`, '/en/fail-online/'],
  [`/my-order-list/taskreview/7/?token=${SECRET}`, '/my-order-list/taskreview/7/'],
  [`/login/?next=/visit/${SECRET}/`, '/login/'],
  [`/api/main/boot/docontactus?token=${SECRET}`, '/api/main/boot/docontactus'],
];

const nginx = findNginx();
(nginx === null ? describe.skip : describe)('the logs of nginx', () => {
  const see = (port: number, path: string) =>
    new Promise<number>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, rejectUnauthorized: false }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      });
      asked.once('error', reject).end();
    });

  /** The lines of both logs after each address was asked for once. */
  const logsOf = async (site: string) => {
    const running = await startNginx(nginx ?? '', {
      file: 'upstreams-machine.conf',
      site: [site, site, site],
      broker: '127.0.0.1:1',
    });
    try {
      const statuses: number[] = [];
      for (const [address] of ADDRESSES) statuses.push(await see(running.port, address));
      await waitUntil(async () => (await running.readLogs()).access.trim().split('\n').length === ADDRESSES.length);
      return { statuses, ...(await running.readLogs()) };
    } finally {
      await running.close();
    }
  };
  const linesOf = (access: string) =>
    access
      .trim()
      .split('\n')
      .map((line): Record<'path' | 'address' | 'upstreamStatus', string> & { status: number } => JSON.parse(line));

  it('treat every page whose address has a key', () => {
    const pages = publicRoutes
      .filter((route) => /\{\w*Key\}/.test(route))
      .map((route) => route.replace(/\{\w*Key\}/, 'KEY'));
    expect(pages.length).toBeGreaterThan(0);
    expect(ADDRESSES.map(([, logged]) => logged)).toEqual(expect.arrayContaining(pages));
  });

  it('contain no visit’s key, price’s key, problem’s key, certificate’s key, payment, token or hook’s secret, and name each of these addresses', async () => {
    const host = await startFakeHost(() => ({ body: {} }));
    const { statuses, access, error } = await logsOf(new URL(host.url).host);
    await host.close();
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(linesOf(access).map(({ path }) => path)).toEqual(ADDRESSES.map(([, logged]) => logged));
    // The visitor's address, where an alarm sends the operator to look for it.
    expect(linesOf(access)[0]?.address).toBe('127.0.0.1');
    expect(access + error).not.toContain(SECRET);
  });

  it('contain none while every process is away, and show that by their statuses', async () => {
    const { access, error } = await logsOf('127.0.0.1:1');
    expect(access + error).not.toContain(SECRET);
    for (const { status, upstreamStatus } of linesOf(access)) {
      expect(status).toBe(502);
      expect(upstreamStatus).toMatch(/502/);
    }
  });
});
