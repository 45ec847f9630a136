import { DISPUTE_ANSWER_MS, DISPUTE_LAST_CALL_MS } from '@/lib/domain/constants/orders';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';

import { SmsNotSent, type SmsPort } from '../../ports/sms';
import { anOrderStory, aPaidOrder, theProviderWorks, type OrderStory, type Placed } from '../../seed/stories/orders';
import { anOperator } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';
import { runDueWork } from '../../timers';

const PRICE = 9_600_000;

describe('the clock of a silent side while the SMS partner is away', () => {
  let isAway = false;
  const sms: SmsPort = {
    send: async () => {
      if (isAway) throw new SmsNotSent('away');
      return 'sent';
    },
  };
  const service = useMarket({ ports: { sms }, checksLedger: true });
  let story: OrderStory;
  let placed: Placed;
  let operatorId: number;
  beforeAll(async () => {
    operatorId = await anOperator(service.context);
  });
  beforeEach(async () => {
    isAway = false;
    story = await anOrderStory(service);
    placed = await aPaidOrder(story);
    await theProviderWorks(story, placed);
    await service.sendMessages();
    const report = { taskid: placed.taskid, reason: 'badly-done', text: 'The windows are dirty' } as const;
    await service.call('dispute/opendispute', report, { as: story.customer.userId });
    await pass(DISPUTE_ANSWER_MS - DISPUTE_LAST_CALL_MS - HOUR_MS);
  });

  /** Passes time as on a running site: timers and the relay work each hour. */
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += HOUR_MS) {
      service.clock.advance(Math.min(HOUR_MS, ms - passed));
      await runDueWork(service.context);
      await service.sendMessages();
    }
  };
  const read = async () =>
    (await service.call('dispute/getdispute', { taskid: placed.taskid }, { as: story.customer.userId })).dispute;
  const sendAgain = async () => {
    const failed = { group: 'failed' } as const;
    const { lstOutgoing } = await service.call('operator/getalloutgoing', failed, { as: operatorId });
    for (const { outgoingid } of lstOutgoing)
      await service
        .call('operator/sendagain', { outgoingid }, { as: operatorId, idempotencyKey: crypto.randomUUID() })
        .catch(() => undefined);
    await service.sendMessages();
  };

  it('ends in its time where the last call went out at once', async () => {
    await pass(DISPUTE_LAST_CALL_MS + HOUR_MS);
    expect(await read()).toMatchObject({ state: 'settled', ended: 'provider-silent', backRial: PRICE });
  });

  it('stands still while the last call waits, and leaves six hours from its sending', async () => {
    isAway = true;
    await pass(DISPUTE_LAST_CALL_MS + 5 * HOUR_MS);
    expect(await read()).toMatchObject({ state: 'open', ended: null });
    isAway = false;
    await sendAgain();
    const sentAtMs = service.clock.now().getTime();
    await pass(DISPUTE_LAST_CALL_MS - HOUR_MS);
    expect(await read()).toMatchObject({ state: 'open', ended: null });
    await pass(2 * HOUR_MS);
    const { ended, serverNowMs } = await read();
    expect(ended).toBe('provider-silent');
    expect(serverNowMs - sentAtMs).toBeGreaterThanOrEqual(DISPUTE_LAST_CALL_MS);
  });

  it('leaves its side the whole six hours, in which words are no silence', async () => {
    isAway = true;
    await pass(DISPUTE_LAST_CALL_MS + 5 * HOUR_MS);
    isAway = false;
    await sendAgain();
    service.clock.advance(30 * MINUTE_MS);
    const words = { taskid: placed.taskid, text: 'I was not told' };
    await service.call('dispute/adddisputewords', words, { as: story.provider.userId });
    await pass(2 * DISPUTE_LAST_CALL_MS);
    expect(await read()).toMatchObject({ backRial: 0, ended: null });
  });
});
