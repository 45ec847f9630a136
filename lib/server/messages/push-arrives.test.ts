import webPush from 'web-push';

import notifications from '@/messages/en/notifications.json';
import { followPush, showPush } from '@/lib/browser/service-worker/notifications';
import { scope } from '@/lib/browser/service-worker/scope';

import { createWebPush } from '../adapters/push/web-push';
import { outgoingMessages } from '../schema';
import { createTestService, type TestService } from '../testing/call';
import { registerPerson, type TestPerson } from '../testing/person';
import { startPushService } from '../testing/push-service';
import { findReader, notify } from './queue';

describe('a notification, from its event to the press on the phone', () => {
  const keys = webPush.generateVAPIDKeys();
  const shown = jest.fn();
  const opened = jest.fn();
  let browsers: Awaited<ReturnType<typeof startPushService>>;
  let service: TestService;
  let provider: TestPerson;
  beforeAll(async () => {
    browsers = await startPushService(keys.publicKey);
    const accepts = (endpoint: string) => endpoint.startsWith(browsers.url);
    const push = createWebPush({ ...keys, subject: 'mailto:desk@pelakfan.example', accepts });
    service = await createTestService({ ports: { push } });
    provider = await registerPerson(service, '09127790001');
    Object.assign(scope, {
      registration: { showNotification: shown },
      clients: { matchAll: async () => [], openWindow: opened },
    });
  });
  afterAll(async () => {
    await service.close();
    await browsers.close();
  });

  const as = () => ({ authorization: provider.token });
  async function isOfferedWork(taskId: number): Promise<void> {
    await service.context.ports.database.transaction(async (transaction) => {
      const reader = await findReader(transaction, provider.userId);
      if (!reader) throw new Error('There is nobody to tell.');
      await notify(transaction, reader, {
        event: 'work-new',
        params: { taskId, side: 'provider', code: 'PF-1', name: 'سارا' },
        smsText: null,
        now: service.clock.now(),
      });
    });
    await service.sendMessages();
  }

  it('[B-26] is signed for the service and encrypted for the browser alone, which shows its words and opens the work', async () => {
    const phone = browsers.subscribe();
    const other = browsers.subscribe();
    expect(await service.call('nonePreloader/user/getpushkey', {}, as())).toEqual({ publicKey: keys.publicKey });
    await service.call('user/addpushdevice', phone, as());
    await isOfferedWork(50_001);
    expect(browsers.arrived.map(({ endpoint }) => endpoint)).toEqual([phone.endpoint]);
    expect(other.endpoint).not.toBe(phone.endpoint);

    const [{ text = '' } = {}] = browsers.arrived;
    await showPush({ waitUntil: () => undefined, data: { text: () => text } });
    const [title, options] = shown.mock.calls[0] ?? [];
    expect(title).toBe(notifications.inbox['work-new'].title);
    expect(options).toMatchObject({ lang: 'en', renotify: true, tag: '/en/pelakman/orderlist/newworks/50001/' });
    // A person who sees the locked phone reads neither a name nor a sum.
    expect(text).not.toMatch(/سارا|PF-1/);
    await followPush({ waitUntil: () => undefined, notification: { data: options.data, close: () => undefined } });
    expect(opened).toHaveBeenCalledWith('/en/pelakman/orderlist/newworks/50001/');
  });

  it('deletes a browser that has gone from its service, and reaches the next one', async () => {
    const [gone, next] = [browsers.subscribe(), browsers.subscribe()];
    for (const device of [gone, next]) await service.call('user/addpushdevice', device, as());
    browsers.unsubscribe(gone);
    browsers.arrived.length = 0;
    await isOfferedWork(50_002);
    await isOfferedWork(50_003);
    expect(browsers.arrived.filter(({ endpoint }) => endpoint === next.endpoint)).toHaveLength(2);
    const rows = await service.context.ports.database.connection.select().from(outgoingMessages);
    expect(rows.filter(({ recipient }) => recipient === gone.endpoint).map(({ state }) => state)).toEqual(['failed']);
  });
});
