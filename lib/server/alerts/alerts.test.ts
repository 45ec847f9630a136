import { eq } from 'drizzle-orm';

import { ALERT_MEMORY_MS, ALERT_RETRY_MS } from '@/lib/domain/constants/alerts';

import { BrokerUnavailable } from '../ports/broker';
import { alerts, tasks } from '../schema';
import { market, putTask } from '../testing/market';
import { useMarket } from '../testing/use-market';
import { queueAlert, type AlertRequest } from './outbox';
import { publishDueAlerts, startAlertRelay } from './relay';

describe('alerts', () => {
  const service = useMarket({ holds: 'people' });
  beforeEach(async () => {
    await connection().delete(alerts);
    (service.published as unknown[]).length = 0;
  });

  const { providerId, otherProviderId, customerId } = market;
  const connection = () => service.context.ports.database.connection;
  const queue = (request: AlertRequest) =>
    service.context.ports.database.transaction((transaction) => queueAlert(transaction, request));
  const now = () => service.clock.now();
  const work = (taskId = 50_001): AlertRequest => ({
    kind: 'work',
    userId: providerId,
    now: now(),
    work: { categoryId: 3, typeId: 301, locationId: 1001, taskId, selectedUserId: providerId },
  });
  const payment = (): AlertRequest => ({
    kind: 'payment',
    userId: providerId,
    now: now(),
    payment: { userId: providerId, requestId: 10_001, amountRials: 9_600_000, gateway: 'COD', taskId: 50_001 },
  });
  const order = (): AlertRequest => ({
    kind: 'order',
    userId: customerId,
    event: 'order-confirmed',
    taskId: 50_001,
    now: now(),
  });

  describe('the relay', () => {
    it('[T-17] [T-19] publishes each message as SPEC writes it, on the reader’s own topic', async () => {
      await queue(work());
      await queue(payment());
      await queue(order());
      expect(await publishDueAlerts(service.context)).toBe(3);
      expect(service.published).toEqual([
        { topic: 'expert/201', payload: '3_301_1001_50001_201' },
        { topic: 'payment/201', payload: '201_10001_9600000_COD_50001' },
        {
          topic: 'user/101',
          payload: JSON.stringify({ event: 'order-confirmed', taskId: 50_001, atMs: now().getTime() }),
        },
      ]);
    });

    it('publishes nothing of a transaction that was not committed', async () => {
      const failed = service.context.ports.database.transaction(async (transaction) => {
        await queueAlert(transaction, work());
        throw new Error('after the alert');
      });
      await expect(failed).rejects.toThrow('after the alert');
      expect(await publishDueAlerts(service.context)).toBe(0);
    });

    it('repeats after growing waits until it is acknowledged, and not for ever', async () => {
      await queue(work());
      await publishDueAlerts(service.context);
      expect(await publishDueAlerts(service.context)).toBe(0);
      for (const waitMs of ALERT_RETRY_MS) {
        service.clock.advance(waitMs);
        expect(await publishDueAlerts(service.context)).toBe(1);
      }
      service.clock.advance(Math.max(...ALERT_RETRY_MS));
      expect(await publishDueAlerts(service.context)).toBe(0);
      await queue(payment());
      await publishDueAlerts(service.context);
      await connection().update(alerts).set({ acknowledgedAt: now() });
      service.clock.advance(ALERT_RETRY_MS[0]);
      expect(await publishDueAlerts(service.context)).toBe(0);
    });

    it('[T-18] does not ring again for work that was answered or cancelled meanwhile', async () => {
      const taskId = await putTask(service, { state: 'AWAITING_PROVIDER', startsAt: now(), endsAt: now() });
      await queue(work(taskId));
      const repeats = async () => {
        service.clock.advance(Math.max(...ALERT_RETRY_MS));
        (service.published as unknown[]).length = 0;
        await publishDueAlerts(service.context);
        return service.published.length;
      };
      expect(await repeats()).toBe(1);
      expect(await repeats()).toBe(1);
      await connection().update(tasks).set({ state: 'CONFIRMED' }).where(eq(tasks.id, taskId));
      expect(await repeats()).toBe(0);
    });

    it('publishes each alert once, however many processes run it', async () => {
      for (let taskId = 1; taskId <= 20; taskId += 1) await queue(work(taskId));
      const taken = await Promise.all([1, 2, 3].map(() => publishDueAlerts(service.context)));
      expect(taken.reduce((sum, count) => sum + count, 0)).toBe(20);
      expect(new Set(service.published.map(({ payload }) => payload)).size).toBe(20);
      expect(service.published).toHaveLength(20);
    });

    it('goes on with the others, and tries again later, when the broker refuses one', async () => {
      await queue(work());
      await queue(payment());
      const { broker } = service.context.ports;
      const publish = jest.spyOn(broker, 'publish').mockRejectedValueOnce(new Error('the broker is away'));
      expect(await publishDueAlerts(service.context)).toBe(2);
      expect(service.published.map(({ topic }) => topic)).toEqual(['payment/201']);
      publish.mockRestore();
      service.clock.advance(ALERT_RETRY_MS[0]);
      await publishDueAlerts(service.context);
      expect(service.published.map(({ topic }) => topic)).toEqual(['payment/201', 'expert/201', 'payment/201']);
    });

    it('publishes as soon as it is woken, and nothing after it was stopped', async () => {
      const relay = startAlertRelay(service.context);
      await queue(work());
      const published = new Promise<void>((resolve) => {
        jest.spyOn(service.context.ports.broker, 'publish').mockImplementationOnce(async () => resolve());
      });
      relay.wake();
      await published;
      await relay.stop();
      await queue(payment());
      relay.wake();
      await relay.stop();
      expect(service.published).toEqual([]);
    });
  });

  describe('nonePreloader/suggestion/gettopicname', () => {
    it('[C-bids] [E-21] names a person’s own three topics and credentials for a while', async () => {
      const issue = jest.spyOn(service.context.ports.broker, 'issueCredentials');
      const answer = await service.call('nonePreloader/suggestion/gettopicname', {}, { as: providerId });
      expect(answer).toMatchObject({
        endUserTopic: 'user/201',
        expertTopic: 'expert/201',
        paymentTopic: 'payment/201',
        brokerUrl: 'ws://localhost:3000/mqtt',
        username: '201',
      });
      expect(issue).toHaveBeenLastCalledWith(
        expect.objectContaining({
          topics: ['user/201', 'expert/201', 'payment/201'],
          sessionId: `named-${providerId}`,
        }),
      );
      await service.call('nonePreloader/suggestion/gettopicname', {}, { as: customerId });
      expect(issue).toHaveBeenLastCalledWith(expect.objectContaining({ userId: '101', topics: ['user/101'] }));
      expect(issue.mock.lastCall?.[0].lifetimeMs).toBeLessThanOrEqual(3_600_000);
      issue.mockRestore();
    });

    it('answers the owner of the alerts, without credentials, while the broker that makes them is away', async () => {
      const issue = jest
        .spyOn(service.context.ports.broker, 'issueCredentials')
        .mockRejectedValueOnce(new BrokerUnavailable('away'));
      expect(await service.call('nonePreloader/suggestion/gettopicname', {}, { as: providerId })).toEqual({
        endUserTopic: 'user/201',
        expertTopic: 'expert/201',
        paymentTopic: 'payment/201',
      });
      issue.mockRestore();
    });

    it('[C-bids] refuses a stranger', async () => {
      await expect(service.call('nonePreloader/suggestion/gettopicname', {})).rejects.toMatchObject({
        key: 'Unauthorized',
      });
    });
  });

  it('[C-bids] [E-21] getexpertconfiguration answers a provider’s configuration, to providers alone', async () => {
    expect(await service.call('suggestion/getexpertconfiguration', {}, { as: providerId })).toEqual({
      lstSrvCatType: [{ srvCatTypeId: 301 }, { srvCatTypeId: 302 }],
      lstSrvCategoryId: [3],
      lstSrvCatTypeId: [301, 302],
      lstLocationId: [market.locationId],
    });
    await expect(service.call('suggestion/getexpertconfiguration', {}, { as: customerId })).rejects.toMatchObject({
      key: 'providers-only',
    });
  });

  describe('catching up', () => {
    const pendingOf = async (as: number) => (await service.call('nonePreloader/user/getalert', {}, { as })).lstAlert;

    it('answers missed alerts, oldest first, until they are acknowledged', async () => {
      const taskId = await putTask(service, { state: 'AWAITING_PROVIDER', startsAt: now(), endsAt: now() });
      await queue(work(taskId));
      await queue(payment());
      const pending = await pendingOf(providerId);
      expect(pending.map(({ topic }) => topic)).toEqual(['expert/201', 'payment/201']);
      await service.call('nonePreloader/user/ackalert', { lstAlertId: [pending[0]?.alertId ?? 0] }, { as: providerId });
      expect((await pendingOf(providerId)).map(({ topic }) => topic)).toEqual(['payment/201']);
    });

    it('answers alerts that a client has received and nobody has answered, which the relay no longer repeats', async () => {
      await queue(payment());
      await publishDueAlerts(service.context);
      const [mine] = await pendingOf(providerId);
      const lstAlertId = [mine?.alertId ?? 0];
      await service.call('nonePreloader/user/ackalert', { lstAlertId, isAnswered: false }, { as: otherProviderId });
      service.clock.advance(ALERT_RETRY_MS[0]);
      expect(await publishDueAlerts(service.context)).toBe(1);
      await service.call('nonePreloader/user/ackalert', { lstAlertId, isAnswered: false }, { as: providerId });
      service.clock.advance(Math.max(...ALERT_RETRY_MS));
      expect(await publishDueAlerts(service.context)).toBe(0);
      expect(await pendingOf(providerId)).toEqual([mine]);
      await service.call('nonePreloader/user/ackalert', { lstAlertId }, { as: providerId });
      expect(await pendingOf(providerId)).toEqual([]);
    });

    it('neither shows nor closes other people’s alerts', async () => {
      await queue(payment());
      expect(await pendingOf(otherProviderId)).toEqual([]);
      const [mine] = await pendingOf(providerId);
      await service.call('nonePreloader/user/ackalert', { lstAlertId: [mine?.alertId ?? 0] }, { as: otherProviderId });
      expect(await pendingOf(providerId)).toEqual([mine]);
    });

    it('does not ring for work that another provider is asked for now', async () => {
      const visit = { startsAt: now(), endsAt: now() };
      const taskId = await putTask(service, { ...visit, state: 'AWAITING_PROVIDER', providerId: otherProviderId });
      await queue(work(taskId));
      expect(await pendingOf(providerId)).toEqual([]);
    });

    it('does not ring for work that is gone, nor for days-old work', async () => {
      const taskId = await putTask(service, { state: 'AWAITING_PROVIDER', startsAt: now(), endsAt: now() });
      await queue(work(taskId));
      expect(await pendingOf(providerId)).toHaveLength(1);
      await connection().update(tasks).set({ state: 'CONFIRMED' }).where(eq(tasks.id, taskId));
      expect(await pendingOf(providerId)).toEqual([]);
      await queue(payment());
      service.clock.advance(ALERT_MEMORY_MS);
      expect(await pendingOf(providerId)).toEqual([]);
    });
  });
});
