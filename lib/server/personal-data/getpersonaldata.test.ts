import { eq } from 'drizzle-orm';

import * as schema from '../schema';
import { aPersonWithData } from '../testing/person-with-data';
import { useMarket } from '../testing/use-market';

const service = useMarket();

const connection = () => service.context.ports.database.connection;

describe('user/getpersonaldata', () => {
  it('[E-18] has the e-mails that went to the person, and nobody else’s', async () => {
    const { person, typed } = await aPersonWithData(service);
    const mail = (recipient: string, subject: string) =>
      connection()
        .insert(schema.outgoingMessages)
        .values({
          channel: 'mail',
          recipient,
          subject,
          text: `${subject} text`,
          state: 'sent',
          nextAttemptAt: service.clock.now(),
          createdAt: service.clock.now(),
        });
    await mail(typed.email, 'Yours');
    await mail(`not-${typed.email}`, 'Another’s');
    const { personalData } = await service.call('user/getpersonaldata', {}, { as: person.userId });
    expect(personalData).toMatchObject({
      messages: {
        mails: expect.arrayContaining([
          expect.objectContaining({ subject: 'Yours', text: 'Yours text', state: 'sent' }),
        ]),
      },
    });
    expect(JSON.stringify(personalData)).not.toContain('Another’s');
  });

  it('has everything the person gave, and nothing that stands in for a secret or belongs to others', async () => {
    const { person, story, taskid, typed } = await aPersonWithData(service);
    const { personalData } = await service.call('user/getpersonaldata', {}, { as: person.userId });
    const text = JSON.stringify(personalData);
    for (const word of [...Object.values(typed), person.mobile, '1992-03-19'])
      expect([word, text.includes(word)]).toEqual([word, true]);
    expect(personalData).toMatchObject({
      settings: [{ sendsSms: false }],
      addresses: [{ text: typed.street }, { text: expect.stringContaining('second floor') }],
      vehicles: [{ plate: typed.plate }],
      orders: [{ state: 'PENDING_PAYMENT', description: typed.note, timeline: [{ state: 'PENDING_PAYMENT' }] }],
      wallet: { giftRials: 200_000, turnover: [{ turnoverEnum: 'gift-welcome' }], gifts: [{ source: 'welcome' }] },
      messages: { inbox: [{ event: 'welcome', title: 'Welcome to Pelakfan' }] },
      enquiries: { contact: [{ taskId: null }, { taskId: taskid }] },
      logins: [{ endedAt: null }],
      provider: null,
    });
    const [stored] = await connection().select().from(schema.users).where(eq(schema.users.id, person.userId));
    const [session] = await connection()
      .select()
      .from(schema.sessions)
      .where(eq(schema.sessions.userId, person.userId));
    for (const secret of [
      stored?.passwordHash,
      session?.tokenHash,
      session?.deviceId,
      person.token,
      story.provider.mobile,
    ])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/hash|password|argon/i);
  });

  it('has the person’s blocked conversations, their word at the door and the promised gifts', async () => {
    const { person, story, taskid } = await aPersonWithData(service);
    const now = service.clock.now();
    const providerId = story.provider.userId;
    await connection()
      .insert(schema.conversationBlocks)
      .values({ taskId: taskid, providerId, blockedById: person.userId, createdAt: now });
    await connection()
      .insert(schema.doorWaits)
      .values({ taskId: taskid, customerWord: 'somebody-home', customerSaidAt: now });
    await connection()
      .insert(schema.apologies)
      .values({ taskId: taskid, customerId: person.userId, providerId, amountRials: 500_000, createdAt: now });
    const { personalData } = await service.call('user/getpersonaldata', {}, { as: person.userId });
    expect(personalData).toMatchObject({
      blockedConversations: [{ createdAt: now }],
      wordsAtTheDoor: [{ customerWord: 'somebody-home' }],
      wallet: { promisedGifts: [{ amountRials: 500_000, grantedAt: null }] },
    });
  });

  it('gives a provider the work without its customers, and an operator no stranger’s letter', async () => {
    const { person, story, taskid, typed } = await aPersonWithData(service);
    await connection().update(schema.tasks).set({ state: 'COMPLETED' }).where(eq(schema.tasks.id, taskid));
    await connection()
      .insert(schema.inboxMessages)
      .values({
        userId: story.provider.userId,
        event: 'contact-message',
        params: { name: typed.family, mobile: person.mobile, text: typed.note },
        createdAt: service.clock.now(),
      });
    const { personalData } = await service.call('user/getpersonaldata', {}, { as: story.provider.userId });
    expect(personalData).toMatchObject({ provider: { work: [{ state: 'COMPLETED' }] }, orders: [] });
    for (const others of [...Object.values(typed), person.mobile])
      expect(JSON.stringify(personalData)).not.toContain(others);
  });
});
