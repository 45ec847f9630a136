import { parser, type Packet } from 'mqtt-packet';
import type { WebSocketRoute } from 'playwright/test';

import { expect, test } from '../fixtures/people';
import { logsInByForm } from '../steps/identity';
import { PROVIDER_MOBILE } from '../steps/market';
import { putsOtherWorkOff } from '../steps/provider-work';

const AT_LEAST_ONCE = 1;

test(
  '[P-03] [T-16] [T-20] [X-11] [K-28] a provider’s login leads to the dashboard, which listens to the broker; that the broker is lost is only logged',
  { tag: '@phone' },
  async ({ customer }) => {
    const { page, words } = customer;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const lines: [type: string, text: string][] = [];
    page.on('console', (message) => lines.push([message.type(), message.text()]));
    const sent: Packet[] = [];
    const received: Packet[] = [];
    let socket: WebSocketRoute | undefined;
    await page.routeWebSocket('**/mqtt', (opened) => {
      socket = opened;
      const broker = opened.connectToServer();
      const packets = parser({ protocolVersion: 4 }).on('packet', (packet) => void sent.push(packet));
      opened.onMessage((bytes) => {
        packets.parse(Buffer.from(bytes));
        broker.send(bytes);
      });
      const answers = parser({ protocolVersion: 4 }).on('packet', (packet) => void received.push(packet));
      broker.onMessage((bytes) => {
        answers.parse(Buffer.from(bytes));
        opened.send(bytes);
      });
    });
    const sentOf = (cmd: Packet['cmd']) => sent.filter((packet) => packet.cmd === cmd);

    await putsOtherWorkOff(customer);
    await logsInByForm(customer, PROVIDER_MOBILE);
    await expect(page).toHaveURL(customer.at('/pelakman/dashboard/'));
    await expect.poll(() => sentOf('subscribe')).toHaveLength(1);
    await expect
      .poll(() => asked)
      .toEqual(
        expect.arrayContaining([
          '/api/main/suggestion/getexpertconfiguration',
          '/api/main/nonePreloader/suggestion/gettopicname',
        ]),
      );
    expect(sentOf('connect')[0]).toMatchObject({ keepalive: 60, clean: true });
    const wanted = sent.flatMap((packet) => (packet.cmd === 'subscribe' ? packet.subscriptions : []));
    expect(wanted.map(({ topic, qos }) => [topic.split('/')[0], qos])).toEqual([
      ['expert', AT_LEAST_ONCE],
      ['payment', AT_LEAST_ONCE],
      ['user', AT_LEAST_ONCE],
    ]);

    // Before its topics are granted there is no connection that could be lost.
    await expect.poll(() => received.some(({ cmd }) => cmd === 'suback')).toBe(true);
    await socket?.close();
    await expect.poll(() => sentOf('connect')).toHaveLength(2);
    expect(lines).toContainEqual(['info', expect.stringContaining('the connection to the broker was lost')]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.say('provider.places.dashboard'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  },
);
