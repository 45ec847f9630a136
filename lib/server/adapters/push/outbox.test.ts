import { randomBytes } from 'node:crypto';

import { createFixedClock } from '../clock/test';
import { describePush } from '../../ports/push.suite';
import { createPushOutbox } from './outbox';

const SERVICE = 'https://fcm.googleapis.com/fcm/send';

describePush('outbox', async () => {
  const push = createPushOutbox(randomBytes(32), createFixedClock(new Date('2026-11-21T08:00:00Z')));
  const device = (name: string) => ({ endpoint: `${SERVICE}/${name}`, p256dh: '', auth: '' });
  return {
    push,
    device: device('1'),
    goneDevice: device('gone'),
    unreachableDevice: device('unreachable'),
    listTold: ({ endpoint }) =>
      push
        .listSent()
        .filter((sent) => sent.endpoint === endpoint)
        .map(({ text }) => text)
        .reverse(),
    close: async () => undefined,
  };
});
