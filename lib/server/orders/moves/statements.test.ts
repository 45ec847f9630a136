import { randomUUID } from 'node:crypto';

import { anOrderStory, aDraft, type OrderStory, type Placed } from '../../seed/stories/orders';
import { aDayFromNow } from '../../seed/stories/people';
import { startSession } from '../../session';
import { listStatements } from '../../testing/listed-statements';
import { useMarket } from '../../testing/use-market';

// Each is a message to the embedded database's thread and back, or a round trip: orders a second go by their number. A
// new one needs a reason that is worth that.
describe('the statements of an order', () => {
  const service = useMarket({ checksLedger: true });
  let story: OrderStory;
  let authorization: string;
  let placed: Placed;
  beforeAll(async () => {
    story = await anOrderStory(service, { cashRials: 100_000_000, hasWelcomeGift: true });
    const { connection } = service.context.ports.database;
    authorization = (
      await startSession(
        connection,
        { userId: story.customer.userId, deviceId: randomUUID(), network: null },
        service.clock.now(),
      )
    ).token;
    // The first order opens the platform's accounts and reads the catalogue; those after it are all alike.
    await place(2);
    await settle('wallet-');
  });

  const verbsOf = async (work: () => Promise<unknown>) =>
    (await listStatements(service.context.ports.database, work)).map((text) => text.split(' ')[0]?.toLowerCase());
  const place = async (inDays: number) => {
    placed = await service.call(
      'clean/addcleanrequest',
      aDraft(story, { gDate: aDayFromNow(service.context, inDays) }),
      { authorization },
    );
  };
  const settle = (prefix: 'wallet-' | 'cod-', giftCode = '0') =>
    service.call('custom', { prefix, reqId: placed.reqid, giftCode, useWallet: 'false' }, { authorization });

  it('are eleven from the draft to the provider, two commits among them: five to place it, six to settle it with the wallet', async () => {
    // The caller; the key with all that is looked at; the order with its slot, its time line and the key's answer.
    expect(await verbsOf(() => place(3))).toEqual(['select', 'begin', 'with', 'with', 'commit']);
    // The caller; the order, locked; all that is looked at under its lock; the order, its time line, messages, alerts
    // and the ledger.
    expect(await verbsOf(() => settle('wallet-'))).toEqual(['select', 'begin', 'select', 'select', 'with', 'commit']);
  });

  it('are as many for a cash order', async () => {
    await place(4);
    expect(await verbsOf(() => settle('cod-'))).toEqual(['select', 'begin', 'select', 'select', 'with', 'commit']);
  });

  it('are one more with a gift, whose grants are locked', async () => {
    await place(5);
    expect(await verbsOf(() => settle('wallet-', '1'))).toEqual([
      'select',
      'begin',
      'select',
      'select',
      'select',
      'with',
      'commit',
    ]);
  });

  it('are eight for a cancellation without money to move', async () => {
    await place(6);
    await settle('cod-');
    const cancel = () => service.call('reqandpay/cancelrequest', { reqid: placed.reqid }, { authorization });
    expect(await verbsOf(cancel)).toEqual([
      'select',
      'begin',
      'select',
      'select',
      'select',
      'select',
      'with',
      'commit',
    ]);
  });
});
