import { and, eq } from 'drizzle-orm';

import { DAY_MS } from '@/lib/domain/constants/time-units';
import { addDays, toTehranDate } from '@/lib/domain/site/jalali-date';

import { inboxMessages } from '../schema';
import { aFreeProvider, anOperator } from '../seed/stories/people';
import { useMarket } from '../testing/use-market';
import { runDueWork } from '../timers';

describe('a certificate with an end', () => {
  const service = useMarket();
  let operator: number;
  let userid: number;
  let workerCode: string;
  beforeAll(async () => {
    operator = await anOperator(service.context, 'support');
  });
  beforeEach(async () => {
    userid = (await aFreeProvider(service.context)).userId;
    workerCode =
      (await service.call('operator/getperson', { userid }, { as: operator })).person.provider?.workerCode ?? '';
  });

  const save = (validuntil: string | null, isheld = true) =>
    service.call(
      'operator/savecertificate',
      { userid, kind: 'clear-record', isheld, validuntil, reason: 'Seen at the desk' },
      { as: operator },
    );
  const inDays = (days: number) => addDays(toTehranDate(service.clock.now().getTime()), days);
  const pass = async (days: number) => {
    service.clock.advance(days * DAY_MS);
    await runDueWork(service.context);
  };
  const badges = async () => {
    const { lstCertificate } = await service.call('workerprofile/getDetail', { id: workerCode });
    return lstCertificate.map(({ kind }) => kind);
  };
  const told = async (event: string) =>
    service.context.ports.database.connection.$count(
      inboxMessages,
      and(eq(inboxMessages.userId, userid), eq(inboxMessages.event, event)),
    );

  it('is announced 30 and 7 days ahead, holds on its last day, and loses its badge the day after', async () => {
    const { lstCertificate } = await save(inDays(40));
    expect(lstCertificate).toContainEqual({ kind: 'clear-record', isHeld: true, validUntil: inDays(40) });
    await pass(10);
    expect(await told('certificate-ending')).toBe(0);
    await pass(1);
    expect(await told('certificate-ending')).toBe(1);
    await pass(23);
    expect(await told('certificate-ending')).toBe(2);
    await pass(6);
    expect([await told('certificate-ended'), await badges()]).toEqual([0, expect.arrayContaining(['clear-record'])]);
    await pass(1);
    expect([await told('certificate-ending'), await told('certificate-ended')]).toEqual([2, 1]);
    expect(await badges()).not.toContain('clear-record');
    await pass(1);
    expect(await told('certificate-ended')).toBe(1);
  });

  it('comes back with a new day, and stays without an end', async () => {
    await save(inDays(1));
    await pass(2);
    expect(await badges()).not.toContain('clear-record');
    await save(null);
    await pass(400);
    expect(await badges()).toContain('clear-record');
    await save(null, false);
    expect(await badges()).not.toContain('clear-record');
  });

  it('does not end in the past, and needs a professional', async () => {
    await expect(save(inDays(-1))).rejects.toMatchObject({ key: 'invalid-input' });
    userid = operator;
    await expect(save(null)).rejects.toMatchObject({ key: 'not-found' });
  });
});
