import { createECDH, randomBytes } from 'node:crypto';

import { SESSION_MS } from '@/lib/domain/constants/identity';
import { PUSH_MOST_DEVICES } from '@/lib/domain/constants/messages';

import type { PushMessage } from '../ports/push';
import { outgoingMessages, pushDevices } from '../schema';
import { createTestService } from '../testing/call';
import { registerPerson, type TestPerson } from '../testing/person';
import { createRecordingPush, TEST_PUSH_SERVICE } from '../testing/ports';
import { useMarket } from '../testing/use-market';
import { findReader, notify } from './queue';

const GONE = `${TEST_PUSH_SERVICE}/gone`;
const DOWN = `${TEST_PUSH_SERVICE}/unreachable`;

describe('notifications while no page is open', () => {
  const sent: PushMessage[] = [];
  const push = createRecordingPush(sent);
  const service = useMarket({ holds: 'nothing', ports: { push } });
  let person: TestPerson;
  let mobiles = 0;
  beforeEach(async () => {
    sent.length = 0;
    await connection().delete(pushDevices);
    await connection().delete(outgoingMessages);
    mobiles += 1;
    person = await registerPerson(service, `0912777${String(1000 + mobiles)}`);
  });

  const connection = () => service.context.ports.database.connection;
  const as = ({ token }: TestPerson = person) => ({ authorization: token });
  const device = (endpoint: string) => {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    return { endpoint, p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  };
  const add = (endpoint = `${TEST_PUSH_SERVICE}/1`, who = person) =>
    service.call('user/addpushdevice', device(endpoint), as(who));
  const listDevices = async () => (await connection().select().from(pushDevices)).map(({ endpoint }) => endpoint);
  async function tell(who = person): Promise<void> {
    await service.context.ports.database.transaction(async (transaction) => {
      const reader = await findReader(transaction, who.userId);
      if (!reader) throw new Error('There is nobody to tell.');
      await notify(transaction, reader, {
        event: 'order-paid',
        params: { taskId: 50_001, side: 'customer', amountRials: 9_600_000, code: 'PF-1', name: 'سارا' },
        smsText: null,
        now: service.clock.now(),
      });
    });
    await service.sendMessages();
  }

  it('[B-26] reach a subscribed browser with a title and the link, and without anything private', async () => {
    expect(await service.call('nonePreloader/user/getpushkey', {}, as())).toEqual({ publicKey: push.publicKey });
    await add();
    await tell();
    expect(sent.map(({ endpoint }) => endpoint)).toEqual([`${TEST_PUSH_SERVICE}/1`]);
    const text = JSON.parse(sent[0]?.text ?? '{}') as Record<string, string>;
    expect(Object.keys(text).sort()).toEqual(['locale', 'path', 'title']);
    expect(text.path).toContain('taskid=50001');
    expect(sent[0]?.text).not.toMatch(/960|سارا/);
  });

  it('reach nobody whose session is over, who took it back, or who wants no notifications', async () => {
    await add();
    await service.call('user/removepushdevice', { endpoint: `${TEST_PUSH_SERVICE}/1` }, as());
    await tell();
    await add();
    await service.call('user/addusersetting', { isSendNotify: false }, as());
    await tell();
    await service.call('user/addusersetting', { isSendNotify: true }, as());
    await service.call('security/logout', {}, as());
    expect(await listDevices()).toEqual([]);
    await tell();
    expect(sent).toEqual([]);
  });

  it('delete a browser whose session has expired, at its first message', async () => {
    await add();
    service.clock.advance(SESSION_MS);
    await tell();
    expect(sent).toEqual([]);
    expect(await listDevices()).toEqual([]);
  });

  it('delete a browser that is gone, and try again where the service is down', async () => {
    await add(GONE);
    await add(DOWN);
    await tell();
    expect(await listDevices()).toEqual([DOWN]);
    const rows = await connection().select().from(outgoingMessages);
    expect(
      rows
        .filter(({ channel }) => channel === 'push')
        .map(({ state }) => state)
        .sort(),
    ).toEqual(['failed', 'pending']);
  });

  it('belong to the open session of a browser; a stranger takes nobody’s away', async () => {
    await add();
    const other = await registerPerson(service, `0912778${String(1000 + mobiles)}`);
    await service.call('user/removepushdevice', { endpoint: `${TEST_PUSH_SERVICE}/1` }, as(other));
    expect(await listDevices()).toHaveLength(1);
    await add(`${TEST_PUSH_SERVICE}/1`, other);
    await tell();
    expect(sent).toEqual([]);
    await tell(other);
    expect(sent).toHaveLength(1);
  });

  it('keeps the newest browsers of a person', async () => {
    for (let count = 0; count <= PUSH_MOST_DEVICES; count += 1) {
      service.clock.advance(1000);
      await add(`${TEST_PUSH_SERVICE}/${count}`);
    }
    const devices = await listDevices();
    expect(devices).toHaveLength(PUSH_MOST_DEVICES);
    expect(devices).not.toContain(`${TEST_PUSH_SERVICE}/0`);
  });

  it('refuse an address outside the push services, and every one without configured keys', async () => {
    const refusal = { key: 'invalid-input', fields: [{ field: 'endpoint', message: 'unknown' }] };
    await expect(add('https://elsewhere.example/1')).rejects.toMatchObject(refusal);
    const without = await createTestService();
    const somebody = await registerPerson(without, '09127770001');
    const by = { authorization: somebody.token };
    expect(await without.call('nonePreloader/user/getpushkey', {}, by)).toEqual({ publicKey: null });
    await expect(without.call('user/addpushdevice', device(`${TEST_PUSH_SERVICE}/1`), by)).rejects.toMatchObject(
      refusal,
    );
    await without.close();
  });
});
