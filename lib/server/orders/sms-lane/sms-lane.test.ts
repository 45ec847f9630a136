import { and, eq, like } from 'drizzle-orm';

import { PROVIDER_ANSWER_MS } from '@/lib/domain/constants/answers';
import { SMS_LANE } from '@/lib/domain/constants/providers';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';

import { canBeAnsweredBySms } from '../../messages';
import { answerCodes, outgoingMessages, tasks, users } from '../../schema';
import {
  aCashOrder,
  anOrderStory,
  aPaidOrder,
  theProviderDoes,
  type OrderStory,
  type Placed,
} from '../../seed/stories/orders';
import { aDayFromNow, aMobile } from '../../seed/stories/people';
import { aTeam } from '../../seed/stories/teams';
import { createAskedHours } from '../../testing/asked-hours';
import { captureLog } from '../../testing/captured-log';
import { useMarketOverHttp } from '../../testing/use-market';
import { runDueWork } from '../../timers';

const SECRET = 'the-way-in-for-sms-0123456789-abcdef';

describe('the SMS lane', () => {
  const { log, getText } = captureLog();
  const { service, site } = useMarketOverHttp({ environment: { SMS_INBOUND_SECRET: SECRET }, log });
  let story: OrderStory;
  let messageCount = 0;
  beforeEach(async () => {
    story = await anOrderStory(service);
  });

  const connection = () => service.context.ports.database.connection;
  const stateOf = async ({ taskid }: Placed) =>
    (await connection().select().from(tasks).where(eq(tasks.id, taskid)))[0]?.state;
  const codeOf = async ({ taskid }: Placed) =>
    (await connection().select().from(answerCodes).where(eq(answerCodes.taskId, taskid)))[0]?.code ?? '';
  const textsTo = async (mobile: string) => {
    const rows = await connection().select().from(outgoingMessages).where(eq(outgoingMessages.recipient, mobile));
    return rows.sort((one, other) => one.id - other.id).map(({ text }) => text);
  };
  const post = (fields: Readonly<Record<string, string>>, secret = SECRET) =>
    fetch(`${site.url}/api/hooks/sms/${secret}`, { method: 'POST', body: new URLSearchParams(fields) });
  const newId = () => `m-${(messageCount += 1)}`;
  /** The answer to the sender; undefined for none. */
  const answerTo = async (mobile: string, message: string, messageid = newId()) => {
    const before = (await textsTo(mobile)).length;
    const response = await post({ from: `98${mobile.slice(1)}`, to: '10004346', message, messageid });
    expect([response.status, await response.text()]).toEqual([200, 'ok']);
    const texts = await textsTo(mobile);
    expect(texts.length - before).toBeLessThanOrEqual(1);
    return texts[before];
  };
  const fromProvider = (message: string, messageid?: string) => answerTo(story.provider.mobile, message, messageid);
  const fromCustomer = (message: string) => answerTo(story.customer.mobile, message);

  it('[B-15] an offer’s SMS carries its code; the reply with it accepts, as the call does, and is answered', async () => {
    const placed = await aPaidOrder(story);
    const code = await codeOf(placed);
    expect(code).toMatch(/^[BCDFGHJKMNPQRSTVWXZ]{2}$/);
    expect((await textsTo(story.provider.mobile)).at(-1)).toContain(`«ق ${code}»`);
    const answer = await fromProvider(`ق ${code}`);
    expect(answer).toContain('پذیرفتید');
    expect(answer).toContain(`/w/${placed.taskid}`);
    const { lstAlert } = await service.call('nonePreloader/user/getalert', {}, { as: story.provider.userId });
    expect(lstAlert.map(({ payload }) => payload)).toEqual([`closed_${placed.taskid}_accepted`]);
    expect(await stateOf(placed)).toBe('CONFIRMED');
    expect((await textsTo(story.customer.mobile)).at(-1)).toContain(`/o/${placed.taskid}`);
  });

  it('[B-15] «N» with the code declines in the account’s language; without it the only offer', async () => {
    await connection().update(users).set({ locale: 'en' }).where(eq(users.id, story.provider.userId));
    const first = await aPaidOrder(story);
    expect((await textsTo(story.provider.mobile)).at(-1)).toContain(`N ${await codeOf(first)} declines`);
    expect(await fromProvider(`n${(await codeOf(first)).toLowerCase()}`)).toContain('You have declined');
    expect(await stateOf(first)).toBe('DECLINED');
    const second = await aPaidOrder(story, { gDate: aDayFromNow(service.context, 4) });
    expect(await fromProvider('ن')).toContain('You have declined');
    expect(await stateOf(second)).toBe('DECLINED');
  });

  it('[B-15] two offers have two codes, each answers its own, and an answer without one asks which', async () => {
    const one = await aPaidOrder(story);
    const other = await aPaidOrder(story, { gDate: aDayFromNow(service.context, 4) });
    const [code, otherCode] = [await codeOf(one), await codeOf(other)];
    expect(code).not.toBe(otherCode);
    expect(await fromProvider('ن')).toContain('کدام سفارش؟');
    expect(await fromProvider('ق')).toContain('کدام سفارش؟');
    expect([await stateOf(one), await stateOf(other)]).toEqual(['AWAITING_PROVIDER', 'AWAITING_PROVIDER']);
    await fromProvider(`ق ${otherCode}`);
    await fromProvider(`ن ${code}`);
    expect([await stateOf(one), await stateOf(other)]).toEqual(['DECLINED', 'CONFIRMED']);
  });

  it('a question for another hour takes these words, too, and a late answer hears the order’s state', async () => {
    const { anAcceptedOrder, ask, day } = createAskedHours(service);
    const placed = await anAcceptedOrder(story);
    const hourOf = async () =>
      (await service.call('clean/gettaskdetail', { taskid: placed.taskid }, { as: story.customer.userId })).taskDetail;
    await ask(story, placed, day(8), 11);
    const code = await codeOf(placed);
    expect((await textsTo(story.provider.mobile)).at(-1)).toContain(`«ق ${code}»`);
    const kept = await fromProvider('ن');
    expect(kept).toContain('زمان کار');
    expect(kept).toContain(`/w/${placed.taskid}`);
    expect(await hourOf()).toMatchObject({ state: 'CONFIRMED', gDate: day(6), askedHour: null });
    expect(await fromProvider(`ق ${code}`)).toContain('قبلاً پذیرفته‌اید');
    await ask(story, placed, day(8), 11);
    await fromProvider(`ق ${code}`);
    expect(await hourOf()).toMatchObject({ state: 'CONFIRMED', gDate: day(8), startHour: 11, askedHour: null });
  });

  it('[B-15] a replay does nothing; a new SMS with the same words moves nothing, and hears the order’s state', async () => {
    const placed = await aPaidOrder(story);
    const code = await codeOf(placed);
    const id = newId();
    expect(await fromProvider(`Y ${code}`, id)).toContain('پذیرفتید');
    expect(await fromProvider(`Y ${code}`, id)).toBeUndefined();
    expect(await fromProvider(`N ${code}`, id)).toBeUndefined();
    expect(await fromProvider(`N ${code}`)).toContain('قبلاً پذیرفته‌اید');
    expect(await stateOf(placed)).toBe('CONFIRMED');
  });

  it('[B-15] answers one of many concurrent deliveries of one SMS', async () => {
    const placed = await aPaidOrder(story);
    const message = `ق ${await codeOf(placed)}`;
    const before = (await textsTo(story.provider.mobile)).length;
    const messageid = newId();
    await Promise.all(Array.from({ length: 8 }, () => post({ from: story.provider.mobile, message, messageid })));
    expect(await stateOf(placed)).toBe('CONFIRMED');
    expect(await textsTo(story.provider.mobile)).toHaveLength(before + 1);
  });

  it('[B-15] an ended offer is answered with a sentence, and nothing moves', async () => {
    const placed = await aPaidOrder(story);
    const code = await codeOf(placed);
    service.clock.advance(PROVIDER_ANSWER_MS + MINUTE_MS);
    await runDueWork(service.context);
    expect(await stateOf(placed)).toBe('EXPIRED');
    expect(await fromProvider(`ق ${code}`)).toContain('دیگر نمی‌توان');
    expect(await fromProvider('ن')).toContain('در انتظار پاسخ شما نیست');
    expect(await stateOf(placed)).toBe('EXPIRED');
  });

  it('[B-15] cash work beyond the credit is refused by SMS, too', async () => {
    const placed = await aCashOrder(story);
    const code = await codeOf(placed);
    const spent = await anOrderStory(service, {}, { biddingCreditRials: 0 });
    await connection().update(tasks).set({ providerId: spent.provider.userId }).where(eq(tasks.id, placed.taskid));
    await connection()
      .update(answerCodes)
      .set({ userId: spent.provider.userId })
      .where(eq(answerCodes.taskId, placed.taskid));
    expect(await answerTo(spent.provider.mobile, `ق ${code}`)).toContain('/pelakman/earnings/');
    expect(await stateOf(placed)).toBe('AWAITING_PROVIDER');
  });

  it('[B-15] wrong codes move nothing; after a few, this mobile’s codes are ignored for a while', async () => {
    const placed = await aPaidOrder(story);
    const code = await codeOf(placed);
    const wrong = code === 'ZZ' ? 'XX' : 'ZZ';
    for (let count = 0; count < SMS_LANE.wrongCodes; count += 1)
      expect(await fromProvider(`ق ${wrong}`)).toContain('با این کد نیست');
    const unheard = newId();
    expect(await fromProvider(`ق ${code}`, unheard)).toBeUndefined();
    expect(await stateOf(placed)).toBe('AWAITING_PROVIDER');
    service.clock.advance(HOUR_MS + MINUTE_MS);
    // What was met with silence is no repetition.
    expect(await fromProvider(`ق ${code}`, unheard)).toContain('پذیرفتید');
  });

  it('[B-15] another person’s code is a wrong one, and a mobile without an account hears nothing', async () => {
    const placed = await aPaidOrder(story);
    const code = await codeOf(placed);
    expect(await fromCustomer(`ق ${code}`)).toContain('با این کد نیست');
    const stranger = aMobile();
    for (const message of [`ق ${code}`, 'ن', 'وضعیت', 'سلام'])
      expect(await answerTo(stranger, message)).toBeUndefined();
    for (const sender of ['', '-', '10004346', "' OR 1=1"])
      expect((await post({ from: sender, message: `ق ${code}`, messageid: newId() })).status).toBe(200);
    expect(await stateOf(placed)).toBe('AWAITING_PROVIDER');
  });

  it('[B-15] «وضعیت» tells a company’s worker, and their supervisor, the state, and nobody else of the team', async () => {
    const team = await aTeam(service);
    const byCompany: OrderStory = { ...story, provider: team.company };
    const placed = await aPaidOrder(byCompany);
    await theProviderDoes(byCompany, placed, 'accept');
    const way = `/w/${placed.taskid}`;
    expect(await answerTo(team.company.mobile, 'وضعیت')).toContain(way);
    expect(await answerTo(team.led.mobile, 'وضعیت')).toContain('سفارشی در جریان ندارید');
    await service.call(
      'team/assignwork',
      { taskid: placed.taskid, userId: team.led.userId },
      { as: team.company.userId },
    );
    for (const { mobile } of [team.led, team.supervisor, team.company])
      expect(await answerTo(mobile, 'وضعیت')).toContain(way);
    expect(await answerTo(team.other.mobile, 'وضعیت')).not.toContain(way);
    // A provider who has work under way and writes what is not understood is helped.
    expect(await answerTo(team.led.mobile, 'سلام')).toContain('وضعیت');
  });

  it('[B-15] «وضعیت» tells a customer the state of their orders, each with its link; never a stranger’s order', async () => {
    expect(await fromCustomer('وضعیت')).toContain('سفارشی در جریان ندارید');
    const placed = await aPaidOrder(story);
    const answer = await fromCustomer('وضعيت');
    expect(answer).toContain('در انتظار پاسخ متخصص');
    expect(answer).toContain(`/o/${placed.taskid}`);
    const other = await anOrderStory(service);
    expect(await answerTo(other.customer.mobile, 'STATUS')).not.toContain(`/o/${placed.taskid}`);
  });

  it('[B-15] explains itself to a person with an open matter after an unclear SMS, and to nobody else', async () => {
    expect(await fromCustomer('ممنون')).toBeUndefined();
    await aPaidOrder(story);
    expect(await fromCustomer('ممنون')).toContain('متوجه نشدیم');
    expect(await fromProvider('کی؟')).toContain('متوجه نشدیم');
  });

  it('[B-15] limits one mobile’s SMS an hour', async () => {
    for (let count = 0; count < SMS_LANE.messagesAnHour; count += 1) await fromCustomer('وضعیت');
    expect(await fromCustomer('وضعیت')).toBeUndefined();
    service.clock.advance(HOUR_MS + MINUTE_MS);
    expect(await fromCustomer('وضعیت')).toBeDefined();
  });

  it('[B-15] refuses a call without the secret, and a message without its parts', async () => {
    const placed = await aPaidOrder(story);
    const sms = { from: story.provider.mobile, message: `ق ${await codeOf(placed)}`, messageid: newId() };
    for (const secret of ['x', `${SECRET}x`, SECRET.slice(1), '%00', '..%2f'])
      expect((await post(sms, secret)).status).toBeGreaterThanOrEqual(400);
    expect((await post({ from: sms.from, message: sms.message })).status).toBe(400);
    expect((await post({ from: sms.from, messageid: 'x' })).status).toBe(400);
    expect((await post({ message: sms.message, messageid: 'x' })).status).toBe(400);
    expect((await post({ ...sms, messageid: 'x'.repeat(SMS_LANE.longestMessageId + 1) })).status).toBe(400);
    for (const message of ['\u0000', 'ق'.repeat(5000), '\ud800', '%F0%9F'])
      expect((await post({ ...sms, message, messageid: newId() })).status).toBe(200);
    expect(await stateOf(placed)).toBe('AWAITING_PROVIDER');
    const asQuery = new URLSearchParams({ sender: sms.from, message: sms.message, messageid: newId() });
    expect((await fetch(`${site.url}/api/hooks/sms/${SECRET}/?${asQuery}`)).status).toBe(200);
    expect(await stateOf(placed)).toBe('CONFIRMED');
  });

  it('logs no secret, mobile or text', async () => {
    await fetch(`${site.url}/api/hooks/sms/${SECRET}`, { method: 'POST', body: 'message=ق+KD' });
    expect(getText()).toContain('an SMS came in without');
    for (const secret of [SECRET, story.provider.mobile, 'ق KD']) expect(getText()).not.toContain(secret);
  });

  it('promises a way to answer only where answers arrive', async () => {
    const { KAVENEGAR_API_KEY, SMS_INBOUND_SECRET } = process.env;
    try {
      process.env.KAVENEGAR_API_KEY = 'a-key';
      delete process.env.SMS_INBOUND_SECRET;
      expect(canBeAnsweredBySms()).toBe(false);
      const placed = await aPaidOrder(story);
      expect(await codeOf(placed)).toBe('');
      const told = like(outgoingMessages.text, '%ق %');
      expect(
        await connection().$count(outgoingMessages, and(eq(outgoingMessages.recipient, story.provider.mobile), told)),
      ).toBe(0);
      process.env.SMS_INBOUND_SECRET = SECRET;
      expect(canBeAnsweredBySms()).toBe(true);
    } finally {
      Object.assign(process.env, { KAVENEGAR_API_KEY, SMS_INBOUND_SECRET });
      if (KAVENEGAR_API_KEY === undefined) delete process.env.KAVENEGAR_API_KEY;
      if (SMS_INBOUND_SECRET === undefined) delete process.env.SMS_INBOUND_SECRET;
    }
  });
});
